import { Trans } from "@lingui/react/macro";
import type { Fetched } from "../../../platform/appointments.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";

/**
 * Renders a warning with "Try again" if the dependents could not be fetched and none are cached; otherwise
 * nothing, as where the clinic has turned dependents off. Pass the result of `useDependents`.
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
