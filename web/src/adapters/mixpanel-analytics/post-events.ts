import { analyticsRules } from "@anteroom/domain/shared/constants";
import type { SendOutcome } from "./event-queue.ts";

/**
 * Posts a batch as a form with JSON, without cookies, so that no CORS preflight precedes it. Returns the
 * outcome; never rejects. A request without answer in time is `failed`.
 */
export async function postEvents(
  url: string,
  batch: readonly object[],
  signal: AbortSignal,
): Promise<SendOutcome> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), analyticsRules.timeout);
  try {
    const answer = await fetch(url, {
      method: "POST",
      body: formOf(batch),
      signal: AbortSignal.any([signal, limit.signal]),
      credentials: "omit",
      referrerPolicy: "no-referrer",
      cache: "no-store",
    });
    return outcomeOf(answer.status);
  } catch {
    return "failed";
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Sends a last batch while the page closes (`sendBeacon`), without waiting. The batch is lost where the
 * browser refuses it, as above 64 kB.
 */
export function postLastEvents(url: string, batch: readonly object[]): void {
  try {
    navigator.sendBeacon(url, formOf(batch));
  } catch {
    // counting is not worth more than that
  }
}

const formOf = (batch: readonly object[]) => new URLSearchParams({ data: JSON.stringify(batch) });

/** 408 and 429 ask for another attempt; other refusals would be the same again. */
function outcomeOf(status: number): SendOutcome {
  if (status < 300) return "taken";
  return status < 400 || status >= 500 || status === 408 || status === 429 ? "failed" : "refused";
}
