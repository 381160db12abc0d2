import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../platform/appointments.ts";
import { Banner } from "../../ui/banner.tsx";
import { Button } from "../../ui/button.tsx";

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
          <Trans>Could not be loaded. Check your connection, then try again.</Trans>
        ) : (
          <Trans>Could not be refreshed. You see what we knew last.</Trans>
        )}
      </Banner>
    </output>
  );
}
