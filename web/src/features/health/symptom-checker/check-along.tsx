import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { useApp, useClinic } from "../../../platform/app-context.tsx";
import type { SlotChoice } from "../../../shared/booking/booking-memory.ts";
import { checkedPersonOf, matchesCheckedPerson } from "../../../shared/booking/checked-person.ts";
import { deviceMemory } from "../../../platform/storage/device-memory.ts";
import { storeCheck, readStoredCheck, type StoredCheck } from "../../../shared/booking/stored-check.ts";
import { AppLink } from "../../../platform/link.tsx";
import { Checkbox } from "../../../ui/form/choice.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { useAgeAndSexLabel } from "./use-age-and-sex-label.ts";

type Props = {
  slot: SlotChoice;
  bookedFor: number | null;
  /** Birth date and sex of the booking's person, as far as known. */
  seen: Parameters<typeof matchesCheckedPerson>[1];
};

/**
 * Renders, within a booking, the symptom check attached to it, removable or addable; a link to begin or
 * continue one; that one about another person is not sent; nothing where the clinic has no checker. Changes are stored on this device.
 */
export function AttachedCheck({ slot, bookedFor, seen }: Props) {
  const { clock, storage } = useApp();
  const years = useAgeAndSexLabel();
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
        <LinkText hasBegun={stored !== null} isForAnother={bookedFor !== null} />
      </AppLink>
    );
  if (stored.dependentId !== undefined && stored.dependentId !== bookedFor)
    return (
      <p className="sm muted">
        <Trans>Your symptom check was for someone else. We won’t send it with this booking.</Trans>
      </p>
    );
  const checked = stored.dependentId === undefined ? checkedPersonOf(stored) : null;
  const isTheirs = checked === null || matchesCheckedPerson(checked, seen, clock.now());
  const whom = checked && years(checked);
  if (isTheirs === false)
    return (
      <Banner>
        <Trans>Your symptom check is about someone else: {whom}. We won’t send it with this booking.</Trans>
      </Banner>
    );
  const isTooLate = stored.seenBy !== null && Date.parse(startTime) > stored.seenBy;
  return (
    <div className="stack g1">
      {isTooLate && (
        <Banner tone="warn">
          <Trans>
            The symptom check says to see a doctor within a few hours. This time is later. Choose an earlier
            time, or call the clinic.
          </Trans>{" "}
          <AppLink to={`/doctors?specialties=${specialtiesOf(stored)}`} className={textLinkClass()}>
            <Trans>Find an earlier time</Trans>
          </AppLink>
        </Banner>
      )}
      <Checkbox
        checked={isShared}
        onChange={(event) => {
          const { checked } = event.currentTarget;
          storeCheck(memory, { isShared: checked }, clock.now());
          setShared(checked);
        }}
      >
        <Trans>Send the symptom check with this booking</Trans>
      </Checkbox>
      {isTheirs === null && (
        <p className="sm muted">
          <Trans>It is about: {whom}. We only send it if the patient’s age and sex match.</Trans>
        </p>
      )}
    </div>
  );
}

function LinkText({ hasBegun, isForAnother }: { hasBegun: boolean; isForAnother: boolean }) {
  if (isForAnother)
    return hasBegun ? (
      <Trans>Continue the symptom check</Trans>
    ) : (
      <Trans>Check the patient’s symptoms first</Trans>
    );
  return hasBegun ? <Trans>Continue your symptom check</Trans> : <Trans>Check your symptoms first</Trans>;
}

/** Doctors of the specialty that the check names, and general practitioners. */
function specialtiesOf({ specialty }: StoredCheck): string {
  return [...new Set([...(specialty === null ? [] : [specialty]), "general-practice"])].join(",");
}
