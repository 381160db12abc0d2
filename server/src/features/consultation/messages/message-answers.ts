import type { Message, MessageThread } from "@anteroom/contract/call/messages";
import type { Hints } from "../../../platform/realtime/hints.ts";
import { isProblem, problem, type ProblemOutcome } from "../../../platform/http/problem.ts";
import type { readThread, writeMessage } from "./message-thread.ts";

/** The appointment of a message. Both sides get a hint when something is new for one of them. */
type About = { tenant: { id: number }; params: { appointment_id: number } };
type MessageHints = Pick<Hints, "messagesChanged">;

type Read = Awaited<ReturnType<typeof readThread>>;
type Written = Awaited<ReturnType<typeof writeMessage>>;

/**
 * Returns the thread as the answer, and sends hints when messages became delivered; `not_found` for null.
 * Call it after the commit of `readThread`.
 */
export async function answerThread(
  hints: MessageHints,
  about: About,
  read: Read | null,
): Promise<{ data: { entity: MessageThread } } | ProblemOutcome> {
  if (!read) return problem("not_found");
  if (read.wasNew) await announce(hints, about);
  return { data: { entity: read.thread } };
}

/**
 * Returns the written message, and sends hints when it is new; passes problems on. Call it after the commit
 * of `writeMessage`.
 */
export async function answerWritten(
  hints: MessageHints,
  about: About,
  written: Written,
): Promise<{ data: { entity: Message } } | ProblemOutcome> {
  if (isProblem(written)) return written;
  if (written.isNew) await announce(hints, about);
  return { data: { entity: written.message } };
}

/**
 * Sends hints when messages became seen; `not_found` for null. Call it after the commit of `markThreadSeen`.
 */
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
