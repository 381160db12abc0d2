import type { CallRequest } from "@anteroom/contract/call/call-requests";

/** Returns the doctor's open request: an unanswered question, or a reading under way; null without one. */
export function openRequestOf(all: readonly CallRequest[]): CallRequest | null {
  const open = all.find(
    ({ kind, state }) => state === "asked" || (kind === "vitals" && state === "accepted"),
  );
  return open ?? null;
}

/**
 * Returns the request to announce: a question that is not the `open` one, else the unread latest phone call,
 * else the unread latest reading; else null. `read`: entries `"{id} {state}"`.
 */
export function callRequestToAnnounce(
  all: readonly CallRequest[],
  open: CallRequest | null,
  read: ReadonlySet<string>,
): CallRequest | null {
  const question = openRequestOf(all);
  if (question && question.id !== open?.id) return question;
  const latest = ["call_back", "vitals"].map((kind) => all.find((one) => one.kind === kind));
  const unread = latest.find((one) => one !== undefined && one.id !== question?.id && isNew(one, read));
  return unread ?? null;
}

/** Nobody is told what they did themselves. */
function isNew({ id, kind, state, stopped_by }: CallRequest, read: ReadonlySet<string>): boolean {
  if (read.has(`${id} ${state}`) || state === "asked" || state === "refused") return false;
  if (state === "stopped") return stopped_by === "clinic";
  return kind === "call_back" || state === "done";
}
