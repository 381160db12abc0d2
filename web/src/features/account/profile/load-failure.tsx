import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/**
 * Renders that data could not be fetched, with "Try again"; the text differs if older data is cached. Renders
 * nothing without a failure.
 */
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
