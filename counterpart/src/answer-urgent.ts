import type { ClinicApi } from "./clinic-api.ts";

/** So long somebody at the desk needs to read it, in ms. */
const readingMs = 4_000;

/** Plays whoever sits at the clinic's desk: what is urgent is read after a moment, and its sender told so. `look` when something may be new. */
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
