/** A queue of messages to send. */
export type Outbox<Message> = { post(message: Message): void; clear(): void };

const attempts = 3;
const pauseMs = 400;

/**
 * Creates a queue that sends one message after the other, so that none overtakes another. A message that
 * fails is tried three times (after 0.4 and 0.8 s), then dropped. Queued messages that a newer one supersedes
 * are dropped; the one being sent is not. `clear` empties the queue.
 */
export function createOutbox<Message>(
  send: (message: Message) => Promise<void>,
  isSupersededBy: (old: Message, message: Message) => boolean,
): Outbox<Message> {
  let messages: Message[] = [];
  let isSending = false;

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let message = messages.shift(); message; message = messages.shift()) await deliver(message);
    isSending = false;
  }

  async function deliver(message: Message): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1)
      try {
        return await send(message);
      } catch {
        // The nudge asks again for what was lost for good.
        if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
      }
  }

  return {
    post(message) {
      messages = [...messages.filter((old) => !isSupersededBy(old, message)), message];
      void work();
    },
    clear() {
      messages = [];
    },
  };
}
