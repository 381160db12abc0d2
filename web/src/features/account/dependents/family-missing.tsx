import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/**
 * Says that the dependents could not be fetched, where a person is chosen. Each feature loads it by a
 * `lazyPart()` of its own: a shared one costs a file on every page (0.6 kB at the symptom checker).
 */
export function FamilyMissing({ data, failure, again }: Fetched<unknown>) {
  if (data || !failure || failure.code === "feature_off") return null;
  return (
    <Banner
      tone="warn"
      role="alert"
      action={
        <Button kind="outlined" isSmall onClick={again}>
          <Trans>Try again</Trans>
        </Button>
      }
    >
      <Trans>We couldn’t load the people you care for.</Trans>
    </Banner>
  );
}
