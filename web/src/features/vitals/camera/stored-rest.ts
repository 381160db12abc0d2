import { restMinutes } from "@anteroom/domain/shared/constants";
import { asNumber, asRecord } from "@anteroom/domain/shared/record";
import { storeQuietly } from "../../../platform/storage/store-quietly.ts";

const key = "vitals-rest";

/** What the server's clock is known to differ by from one page to the next, in ms. */
const drift = 60_000;

/** The rest before a reading, in ms. */
export const restMs = restMinutes * 60_000;

/** Stores in this tab until when somebody rests (ms of the server's clock); null is whoever uses the page. */
export function storeRest(person: string | null, until: number): void {
  storeQuietly(tabStorage(), key, JSON.stringify({ person, until }));
}

/** Erases the stored rest: it was stopped, or the reading has begun. */
export function eraseRest(): void {
  tabStorage()?.removeItem(key);
}

/**
 * Returns until when this person rests (ms); null without a stored rest, and once it has been over for as long as it
 * takes: somebody may have walked meanwhile. `now` in ms of the server's clock.
 */
export function readRest(person: string | null, now: number): number | null {
  const stored = asRecord(parse(tabStorage()?.getItem(key)));
  const until = asNumber(stored?.["until"]);
  if (until === null || (stored?.["person"] ?? null) !== person) return null;
  return Math.abs(until - now) <= restMs + drift ? until : null;
}

function parse(text: string | null | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return null;
  }
}

function tabStorage(): Storage | null {
  try {
    return sessionStorage;
  } catch {
    return null;
  }
}
