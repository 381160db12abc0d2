import { CallTopicMessage, longestTopicMessage } from "@anteroom/contract/call/call-signal";

/** Sends messages to the other participant; drops those sent while the channel is not open or that are too long. */
export type TopicChannel = { send(message: CallTopicMessage): void };

/**
 * Opens the data channel `topics` (id 1), on which two participants exchange messages without a server.
 * `send` drops messages that are too long or come before the channel is open.
 */
export function openTopics(
  connection: RTCPeerConnection,
  on: { onMessage(message: CallTopicMessage): void; onOpen(): void },
): TopicChannel {
  const channel = connection.createDataChannel("topics", { negotiated: true, id: 1 });
  channel.addEventListener("open", () => on.onOpen());
  channel.addEventListener("message", ({ data }) => {
    const message = readTopic(data);
    if (message) on.onMessage(message);
  });
  return {
    send(message) {
      const text = JSON.stringify(message);
      if (channel.readyState === "open" && text.length <= longestTopicMessage) channel.send(text);
    },
  };
}

/**
 * Returns the message in data of another participant's browser; null if it is too long or not one of our
 * messages.
 */
export function readTopic(data: unknown): CallTopicMessage | null {
  if (typeof data !== "string" || data.length > longestTopicMessage) return null;
  try {
    const read = CallTopicMessage.safeParse(JSON.parse(data));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
