import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/** Says that data could not be fetched, with a button to try again. Older data stays below. */
export function LoadFailure({ data, failure, isFetching, again }: Fetched<unknown>) {
  if (failure === null) return null;
  return (
    <output>
      {" "}
      <Banner
        tone="warn"
        action={
          <Button kind="soft" isSmall isPending={isFetching} onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        }
      >
        {data === undefined ? (
          <Trans>We couldn’t load this. Check your connection, then try again.</Trans>
        ) : (
          <Trans>We couldn’t refresh this. You’re seeing the last version we have.</Trans>
        )}
      </Banner>
    </output>
  );
}
