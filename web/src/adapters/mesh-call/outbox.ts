import type { CallSignal } from "@anteroom/contract/call-signal";

export type Outbox = { post(signal: CallSignal): void; clear(): void };

const attempts = 3;
const pauseMs = 400;

/** Sends signals one after the other, so that none overtakes another; one that cannot be sent is tried three times. */
export function outbox(send: (signal: CallSignal) => Promise<void>): Outbox {
  let letters: CallSignal[] = [];
  let isSending = false;

  async function work(): Promise<void> {
    if (isSending) return;
    isSending = true;
    for (let letter = letters.shift(); letter; letter = letters.shift()) await deliver(letter);
    isSending = false;
  }

  async function deliver(letter: CallSignal): Promise<void> {
    for (let attempt = 1; attempt <= attempts; attempt += 1)
      try {
        return await send(letter);
      } catch {
        // The nudge asks again for what was lost for good.
        if (attempt < attempts) await new Promise((resolve) => setTimeout(resolve, pauseMs * attempt));
      }
  }

  return {
    post(signal) {
      letters = [...letters.filter((letter) => !isOutdatedBy(letter, signal)), signal];
      void work();
    },
    clear() {
      letters = [];
    },
  };
}

/** While nothing gets through, letters wait: a newer description or wish says all that an older one said. */
function isOutdatedBy(old: CallSignal, signal: CallSignal): boolean {
  return ("restart" in old && "restart" in signal) || ("description" in old && "description" in signal);
}
