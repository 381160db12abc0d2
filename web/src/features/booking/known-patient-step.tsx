import type { SchedulingDraft } from "@anteroom/domain/drafts";
import type { SlotChoice } from "../../platform/booking-memory.ts";
import { CheckoutStep } from "./checkout-step.tsx";
import { usePatientForm } from "./use-patient-form.ts";

type Props = { slot: SlotChoice; draft: SchedulingDraft | null; fromRoute: string | null };

/** For a patient who is signed in motive, who, check and payment are one screen, at either address of a booking. */
export function KnownPatientStep({ slot, draft, fromRoute }: Props) {
  const form = usePatientForm(slot, draft?.symptoms ?? "", false);
  return <CheckoutStep slot={slot} draft={draft} patient={null} fromRoute={fromRoute} form={form} />;
}
