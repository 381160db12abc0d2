import { asRecord } from "@anteroom/domain/shared/record";
import { guestReadingMs } from "@anteroom/domain/vitals/measured-at";
import { storeQuietly } from "../../../platform/storage/store-quietly.ts";
import { noVitals, type TakenVitals } from "../taken.ts";

/** A guest's result in this tab, until it is closed (D.35): a person who signs in here within the hour keeps it. */
type Stored = { taken: TakenVitals; takenAt: number };

const key = "vitals-of-guest";

/**
 * Stores a guest's result in this tab (session storage), replacing any other, so that it can be saved after
 * sign-in; ignored where the browser denies it. It counts for an hour from `takenAt` (ms).
 */
export function storeResultForSignIn(taken: TakenVitals, takenAt: number): void {
  storeQuietly(tabStorage(), key, JSON.stringify({ taken, takenAt } satisfies Stored));
}

/** Erases the stored result of this tab. Call it after it was saved, or when another measurement begins. */
export function eraseStoredResult(): void {
  tabStorage()?.removeItem(key);
}

/**
 * Returns the stored result of this tab with the time at which it was taken, without erasing it; null without
 * one, where it is unreadable, and more than an hour later, when someone else may sit here. `now` in ms.
 */
export function readStoredResult(now: number): TakenVitals | null {
  const stored = asRecord(parse(tabStorage()?.getItem(key)));
  const taken = asRecord(stored?.["taken"]);
  const takenAt = stored?.["takenAt"];
  if (!taken || typeof takenAt !== "number" || now - takenAt > guestReadingMs) return null;
  const result: TakenVitals = { ...noVitals, ...taken }; // written by us, in this tab
  return { ...result, measuredAt: result.measuredAt ?? new Date(takenAt).toISOString() };
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

/** Some browsers refuse storage altogether: then the result lives as long as the page. */
function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
