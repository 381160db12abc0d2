import type { VisitRequest } from "@anteroom/contract/call/call-requests";

/** What the doctor wants answered now: a question, or the reading that was begun. */
export function questionOf(all: readonly VisitRequest[]): VisitRequest | null {
  const open = all.find(
    ({ kind, state }) => state === "asked" || (kind === "vitals" && state === "accepted"),
  );
  return open ?? null;
}

/** What is worth a plate: a question put aside, a call to come, or what came of the newest one; each until it was read. */
export function newsOf(
  all: readonly VisitRequest[],
  open: VisitRequest | null,
  read: ReadonlySet<string>,
): VisitRequest | null {
  const question = questionOf(all);
  if (question && question.id !== open?.id) return question;
  const latest = ["call_back", "vitals"].map((kind) => all.find((one) => one.kind === kind));
  const told = latest.find((one) => one !== undefined && one.id !== question?.id && isNews(one, read));
  return told ?? null;
}

/** Nobody is told what they did themselves. */
function isNews({ id, kind, state, stopped_by }: VisitRequest, read: ReadonlySet<string>): boolean {
  if (read.has(`${id} ${state}`) || state === "asked" || state === "refused") return false;
  if (state === "stopped") return stopped_by === "clinic";
  return kind === "call_back" || state === "done";
}
