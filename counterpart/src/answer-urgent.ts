import type { ClinicApi } from "./clinic-api.ts";

/** So long somebody at the desk needs to read it, in ms. */
const readingMs = 4_000;

/**
 * Plays the clinic's staff: acknowledges unanswered urgent messages 4 s after `look` has found them. Call `look` when there may be new
 * ones; failures are only reported to `say`. After `stop` nothing is acknowledged or said.
 */
export function answerUrgent(
  api: Pick<ClinicApi, "urgentEvents" | "acknowledge">,
  say: (line: string) => void,
): { look(): void; stop(): void } {
  const read = new Map<number, ReturnType<typeof setTimeout>>();
  let isStopped = false;
  const report = (line: string) => {
    if (!isStopped) say(line);
  };
  const answer = async (id: number) => {
    try {
      await api.acknowledge(id);
      report(`urgent message ${id}: seen`);
    } catch {
      report(`urgent message ${id}: cannot be answered`);
    }
    read.delete(id);
  };
  const look = async () => {
    try {
      const found = await api.urgentEvents();
      if (isStopped) return;
      for (const id of found)
        if (!read.has(id))
          read.set(
            id,
            setTimeout(() => void answer(id), readingMs),
          );
    } catch {
      report("urgent messages cannot be read");
    }
  };
  return {
    look: () => void look(),
    stop() {
      isStopped = true;
      for (const timer of read.values()) clearTimeout(timer);
    },
  };
}
