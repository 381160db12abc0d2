import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { keepCheck, readStoredCheck } from "../../../shared/booking/stored-check.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Checkbox } from "../../../ui/form/choice.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";

type Props = { slot: SlotChoice; bookedFor: number | null };

/** On the way to a booking: the symptom check that goes along, which can be left out; or the offer to make one. */
export function CheckAlong({ slot, bookedFor }: Props) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const memory = deviceMemory(storage);
  const stored = readStoredCheck(memory, clock.now());
  const [isShared, setShared] = useState(stored?.isShared ?? false);
  if (!isCheckerOffered(settings)) return null;
  const { doctorId, startTime } = slot;
  const query = new URLSearchParams({ doctorId: String(doctorId), appointmentDate: startTime });
  if (!stored || stored.details === null)
    return (
      <AppLink to={`/scheduling/symptom-checker?${query}`} className={textLinkClass()}>
        {stored ? <Trans>Continue your symptom check</Trans> : <Trans>Check your symptoms first</Trans>}
      </AppLink>
    );
  if (stored.dependentId !== undefined && stored.dependentId !== bookedFor)
    return (
      <p className="sm muted">
        <Trans>Your symptom check was for someone else. We won’t send it with this booking.</Trans>
      </p>
    );
  return (
    <div className="stack g1">
      <Checkbox
        checked={isShared}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          keepCheck(memory, { isShared: checked }, clock.now());
          setShared(checked);
        }}
      >
        <Trans>Send the symptom check with this booking</Trans>
      </Checkbox>
      {stored.dependentId === undefined && (
        <p className="sm muted">
          <Trans>We only send it if the age and sex match the check.</Trans>
        </p>
      )}
    </div>
  );
}
