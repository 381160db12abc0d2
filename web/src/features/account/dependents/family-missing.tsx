import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/** Where somebody is chosen: those one cares for could not be fetched, so only the patient stands there. Each journey fetches it by a `later()` of its own: a shared one is a file more on every page (measured: 0.6 kB at the symptom checker). */
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
