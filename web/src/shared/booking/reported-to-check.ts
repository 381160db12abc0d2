import { asRecord, asText } from "@anteroom/domain/shared/record";
import type { Sex } from "@anteroom/domain/account/sex";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { readStoredCheck } from "./stored-check.ts";

/**
 * Returns what this device's symptom check says about the person of the booking (`bookedFor`: dependent's id,
 * null: the patient): typed text, else the complaints joined by commas, and sex. Empty text and null for
 * checks about others, those that did not lead to a booking, and without one.
 */
export function readCheckFacts(
  memory: DeviceMemory,
  bookedFor: number | null,
  now: number,
): { words: string; sex: Sex | null } {
  const check = readStoredCheck(memory, now);
  if (!check?.isCarried || (check.dependentId ?? null) !== bookedFor) return { words: "", sex: null };
  const interview = asRecord(check.interview);
  const typed = asText(asRecord(check.typed)?.["typed"], 500)?.trim() ?? "";
  const complaints: unknown[] = Array.isArray(interview?.["complaints"]) ? interview["complaints"] : [];
  const chosen = complaints.flatMap((one) => asText(asRecord(one)?.["words"], 200) ?? []);
  const sex = asRecord(interview?.["person"])?.["sex"];
  return {
    words: typed === "" ? chosen.join(", ") : typed,
    sex: sex === "F" ? "female" : sex === "M" ? "male" : null,
  };
}
