import { CallTopicMessage, longestTopicMessage } from "@anteroom/contract/call/call-signal";

export type TopicChannel = { send(message: CallTopicMessage): void };

/** What two participants say to each other past all servers: data channel `topics`, number 1. */
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

/** What another participant's browser sent, or null for what is none of ours. */
export function readTopic(data: unknown): CallTopicMessage | null {
  if (typeof data !== "string" || data.length > longestTopicMessage) return null;
  try {
    const read = CallTopicMessage.safeParse(JSON.parse(data));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
