import type { ClinicApi } from "./clinic-api.ts";

/** So long somebody at the desk needs to read it, in ms. */
const readingMs = 4_000;

/**
 * Plays the clinic's staff: acknowledges unanswered urgent messages 4 s after `look` has found them. Call `look` when there may be new
 * ones; failures are only reported to `say`.
 */
export function answerUrgent(
  api: Pick<ClinicApi, "urgentEvents" | "acknowledge">,
  say: (line: string) => void,
): { look(): void; stop(): void } {
  const read = new Map<number, ReturnType<typeof setTimeout>>();
  const answer = async (id: number) => {
    try {
      await api.acknowledge(id);
      say(`urgent message ${id}: seen`);
    } catch {
      say(`urgent message ${id}: cannot be answered`);
    }
    read.delete(id);
  };
  const look = async () => {
    try {
      for (const id of await api.urgentEvents())
        if (!read.has(id))
          read.set(
            id,
            setTimeout(() => void answer(id), readingMs),
          );
    } catch {
      say("urgent messages cannot be read");
    }
  };
  return {
    look: () => void look(),
    stop() {
      for (const timer of read.values()) clearTimeout(timer);
    },
  };
}
