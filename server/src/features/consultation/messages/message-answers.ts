import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { readThread, writeMessage } from "./message-thread.ts";

/** The appointment a message was read, written or seen in; both sides hear when something is new for one of them. */
type About = { tenant: { id: number }; params: { appointment_id: number } };
type MessageHints = Pick<Hints, "messagesChanged">;

type Read = Awaited<ReturnType<typeof readThread>>;
type Written = Awaited<ReturnType<typeof writeMessage>>;

/** Returns the thread and sends hints of delivered messages; `not_found` for null. */
export async function answerThread(
  hints: MessageHints,
  about: About,
  read: Read | null,
): Promise<{ data: { entity: MessageThread } } | ProblemOutcome> {
  if (!read) return problem("not_found");
  if (read.wasNew) await announce(hints, about);
  return { data: { entity: read.thread } };
}

/** Returns the written message and sends hints, or the problem. */
export async function answerWritten(
  hints: MessageHints,
  about: About,
  written: Written,
): Promise<{ data: { entity: Message } } | ProblemOutcome> {
  if (isProblem(written)) return written;
  if (written.isNew) await announce(hints, about);
  return { data: { entity: written.message } };
}

/** Sends hints of newly seen messages; `not_found` for null. */
export async function answerSeen(
  hints: MessageHints,
  about: About,
  wasNew: boolean | null,
): Promise<ProblemOutcome | undefined> {
  if (wasNew === null) return problem("not_found");
  if (wasNew) await announce(hints, about);
  return undefined;
}

function announce(hints: MessageHints, { tenant, params }: About): Promise<void> {
  return hints.messagesChanged(tenant.id, params.appointment_id);
}
