import { asRecord, asText } from "@anteroom/domain/shared/record";
import type { Sex } from "@anteroom/domain/account/sex";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { readStoredCheck } from "./stored-check.ts";

/**
 * What a symptom check of this device has told already of the person a booking is for: the words typed there, else the complaints chosen,
 * and the sex. Nothing of a check about somebody else, or of one from which nobody went on to a booking. The age is no birth date and fills in none.
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
