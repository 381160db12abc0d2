import type { CallRequest } from "@anteroom/contract/call/call-requests";

/** Returns the request of the doctor that is open: a question without an answer, or a reading that was begun. */
export function questionOf(all: readonly CallRequest[]): CallRequest | null {
  const open = all.find(
    ({ kind, state }) => state === "asked" || (kind === "vitals" && state === "accepted"),
  );
  return open ?? null;
}

/** Returns the request to announce: a question put aside, a call to come, or the result of the newest one; the last two until they were read. */
export function callRequestToAnnounce(
  all: readonly CallRequest[],
  open: CallRequest | null,
  read: ReadonlySet<string>,
): CallRequest | null {
  const question = questionOf(all);
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
