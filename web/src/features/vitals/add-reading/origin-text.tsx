import { formatShortDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { Trans } from "@lingui/react/macro";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { useAppointmentZones } from "../../../platform/time/appointment-zones.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import type { ReadingOrigin } from "./reading-draft.ts";
import { useMealLabels, useWarningMessages } from "./use-reading-labels.ts";

/**
 * Renders where the values come from, the time by the device's clock (in the patient's zone, else
 * the clinic's), the device's user number and warnings, and a request to check the values before
 * saving.
 */
export function OriginText({ origin }: { origin: ReadingOrigin }) {
  const words = useWarningMessages();
  const meals = useMealLabels();
  if (origin.by === "photo")
    return (
      <output>
        <Banner>
          <Trans>Read from your photo. Compare each number with the display before you save.</Trans>
        </Banner>
      </output>
    );
  const { model, at, user, warnings, meal } = origin;
  return (
    <output className="stack g2">
      <Banner tone="ok">
        {model === null ? (
          <Trans>Read from your device.</Trans>
        ) : (
          <Trans>
            Read from <bdi>{model}</bdi>.
          </Trans>
        )}{" "}
        {at === null ? <Trans>We’ll save the current time.</Trans> : <MeasuredAt at={at} />}{" "}
        {meal && meals[meal]} <Trans>Check it before you save.</Trans>
      </Banner>
      {user !== null && (
        <Banner tone="warn">
          <Trans>The device says this belongs to its user {user}. Is that the right person?</Trans>
        </Banner>
      )}
      {warnings.map((warning) => (
        <Banner key={warning} tone="warn">
          {words[warning]}
        </Banner>
      ))}
    </output>
  );
}

function MeasuredAt({ at }: { at: number }) {
  const locale = useLocale();
  const { patient, clinic } = useAppointmentZones();
  const zone = patient ?? clinic;
  const [day, time] = [formatShortDay(at, zone, locale), formatTime(at, zone, locale)];
  return (
    <Trans>
      Measured <bdi>{day}</bdi>, <bdi>{time}</bdi>, by its clock.
    </Trans>
  );
}
