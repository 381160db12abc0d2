/** A queue of messages to send. */
export type Outbox<Letter> = { post(letter: Letter): void; clear(): void };

const attempts = 3;
const pauseMs = 400;

/**
 * Creates a queue that sends one after the other, so that none overtakes another. A letter that fails is
 * tried three times (after 0.4 and 0.8 s), then dropped. Queued letters that a newer one supersedes are
 * dropped; the one being sent is not. `clear` empties the queue.
 */
export function createOutbox<Letter>(
  send: (letter: Letter) => Promise<void>,
  isSupersededBy: (old: Letter, letter: Letter) => boolean,
): Outbox<Letter> {
  let letters: Letter[] = [];
  let isSending = false;

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let letter = letters.shift(); letter; letter = letters.shift()) await deliver(letter);
    isSending = false;
  }

  async function deliver(letter: Letter): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1)
      try {
        return await send(letter);
      } catch {
        // The nudge asks again for what was lost for good.
        if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
      }
  }

  return {
    post(letter) {
      letters = [...letters.filter((old) => !isSupersededBy(old, letter)), letter];
      void work();
    },
    clear() {
      letters = [];
    },
  };
}
