import { textChannels } from "@anteroom/domain/notifications/reminders";
import { z } from "zod";
import type { TextMessages } from "../../ports/text-messages.ts";

const Typed = z.strictObject({
  channel: z.enum(textChannels),
  from: z.string().regex(/^\+\d{5,15}$/),
  text: z.string().max(1600),
});

/**
 * Sends no texts: they stay in the database, and `/dev/messages` shows them and accepts replies. Requests are unsigned.
 * Development only.
 */
export function sandboxTextMessages(): TextMessages {
  return {
    provider: "outbox",
    send: ({ reference }) =>
      Promise.resolve({ outcome: "sent", providerId: `outbox-${reference.tenantId}-${reference.messageId}` }),
    readIncoming: ({ rawBody }) => {
      const { success, data } = Typed.safeParse(Object.fromEntries(new URLSearchParams(rawBody)));
      if (!success) return { reading: "malformed" };
      return { reading: "read", message: { id: crypto.randomUUID(), ...data, isAnswered: false } };
    },
    readReport: () => ({ reading: "malformed" }),
    answer: (text) => ({ type: "text/plain; charset=utf-8", body: text ?? "" }),
  };
}
