import { asRecord, asText } from "@anteroom/domain/shared/record";
import {
  saveTriageSession,
  readTriageSession,
  type TriageSession,
} from "@anteroom/domain/health/triage-session";
import type { DeviceMemory } from "../../platform/storage/device-memory.ts";
import { bookingKeys } from "./erase-booking.ts";

/**
 * A symptom check stored on this device for a day (S3.TRIAGE.01); erased with the booking's drafts (D.64).
 */
export type StoredCheck = TriageSession & {
  /** The checker's page and what was reported so far; opaque to other features. */
  at: string;
  interview: unknown;
  /** Answers from before a change, which their questions may need again; the checker's own matter too. */
  earlier?: unknown;
  /** The state of the complaint page; opaque to other features. */
  typed?: unknown;
  /** The dependent it is about; null: the patient; undefined: a visitor, or a person whom the clinic does not know. */
  dependentId?: number | null | undefined;
  /** What goes to the doctor with a booking; null until the check has ended. */
  details: string | null;
  /** Whose doctors the result names; null until then. */
  specialty: string | null;
  /** Until when a doctor should be seen, in ms, where the result says "within a few hours"; else null. */
  seenBy: number | null;
  /** Whether the patient wants it to go along with a booking. */
  isShared: boolean;
  /** Whether it led to a booking: only then its text prefills the motive. */
  isCarried: boolean;
};

/**
 * Returns the stored check of this device, or null; erases an expired one (S4.DRAFT.05) and one of an older
 * format. `now` in ms.
 */
export function readStoredCheck(memory: DeviceMemory, now: number): StoredCheck | null {
  const stored = memory.read(bookingKeys.triage);
  const session = readTriageSession(stored, now);
  const fields = asRecord(stored);
  if (!session || !fields) {
    if (stored !== null) memory.erase(bookingKeys.triage);
    return null;
  }
  // Of the checker that knew questions by number: its interviews cannot go on.
  if (asRecord(fields.interview)?.patient !== undefined) {
    memory.erase(bookingKeys.triage);
    return null;
  }
  const { dependentId } = fields;
  return {
    ...session,
    at: asText(fields.at, 40) ?? "whom",
    interview: fields.interview ?? null,
    earlier: fields.earlier ?? null,
    typed: fields.typed ?? null,
    ...(typeof dependentId === "number" || dependentId === null ? { dependentId } : {}),
    details: asText(fields.details, 20_000),
    specialty: asText(fields.specialty, 60),
    seenBy: typeof fields.seenBy === "number" ? fields.seenBy : null,
    isShared: fields.isShared === true,
    isCarried: fields.isCarried === true,
  };
}

type Changes = Partial<Omit<StoredCheck, "expiry">>;

/**
 * Merges changes into the stored check and stores it for another day. Another `id` begins a new check without
 * anything of the last; without a stored check and `id`, the id is random. `now` in ms. Requires https where
 * no id is given.
 */
export function storeCheck(memory: DeviceMemory, changes: Changes, now: number): void {
  const before = readStoredCheck(memory, now);
  const id = changes.id ?? before?.id ?? crypto.randomUUID();
  const known = before?.id === id ? before : null;
  const language = changes.language ?? known?.language ?? "en";
  const empty = {
    at: "whom",
    interview: null,
    details: null,
    specialty: null,
    isShared: false,
    isCarried: false,
  };
  memory.write(bookingKeys.triage, {
    ...empty,
    ...known,
    ...changes,
    ...saveTriageSession({ id, language }, now),
  });
}

/** Erases the stored check from this device. */
export function eraseCheck(memory: DeviceMemory): void {
  memory.erase(bookingKeys.triage);
}
