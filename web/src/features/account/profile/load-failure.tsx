import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/** What could not be fetched, and a way to try again; what was known before stays below. */
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
