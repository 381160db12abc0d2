/** A message that the mail server has accepted: its Message-ID, and its recipient. */
export type Delivery = { id: string; to: string };

/** What one connection of SMTP carries, by the bytes of both sides. */
export type Conversation = {
  /** Takes bytes of the client. */
  client: (bytes: string) => void;
  /** Takes bytes of the server. Returns the message that these accept, or null. */
  server: (bytes: string) => Delivery | null;
};

/**
 * Follows one connection of SMTP without TLS (RFC 5321). A message has one recipient, as all of ours have; the answer to it comes by
 * itself, since the client waits for it.
 */
export function followSmtp(): Conversation {
  let phase: "commands" | "message" | "answer" = "commands";
  let said = "";
  return {
    client: (bytes) => {
      said += bytes;
      if (phase === "message" && said.endsWith("\r\n.\r\n")) phase = "answer";
    },
    server: (bytes) => {
      if (phase === "commands" && /^354 /m.test(bytes)) phase = "message";
      if (phase !== "answer") return null;
      const delivery = deliveryIn(said);
      [phase, said] = ["commands", ""];
      return bytes.startsWith("250") ? delivery : null;
    },
  };
}

function deliveryIn(said: string): Delivery {
  const [, to] = /^RCPT TO:<([^>]+)>/im.exec(said) ?? [];
  const id = messageIdOf(said);
  if (!to || !id) throw new Error("A message without recipient or Message-ID went by");
  return { id, to };
}

/** Returns the Message-ID of a message's source, null without one. */
export const messageIdOf = (source: string): string | null =>
  /^message-id:\s*(<[^>\s]+>)/im.exec(source)?.[1] ?? null;
