import { z } from "zod";

/** What Janus sends, as far as we read it (Janus API over WebSocket, protocol `janus-protocol`). */
const JanusMessage = z.object({
  janus: z.string(),
  transaction: z.string().optional(),
  sender: z.number().optional(),
  session_id: z.number().optional(),
  data: z.object({ id: z.number().optional() }).optional(),
  plugindata: z.object({ data: z.record(z.string(), z.unknown()) }).optional(),
  jsep: z.object({ type: z.enum(["offer", "answer"]), sdp: z.string() }).optional(),
  error: z.object({ code: z.number(), reason: z.string() }).optional(),
});
export type JanusMessage = z.infer<typeof JanusMessage>;

export type Jsep = { type: "offer" | "answer"; sdp: string };

/** A frame as a message, or null for what is none. */
export function readMessage(frame: string): JanusMessage | null {
  try {
    return JanusMessage.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    return null;
  }
}

/** Why a request was refused, by Janus itself or by its plugin; null where it was not. */
export function refusalIn({ error, plugindata }: JanusMessage): string | null {
  if (error) return `${error.code} ${error.reason}`;
  const code = plugindata?.data["error_code"];
  return typeof code === "number" ? `${code} ${String(plugindata?.data["error"])}` : null;
}

/** Whether this message ends what was asked; an `ack` only says that the answer comes as an event. */
export const isAnswer = ({ janus }: JanusMessage): boolean => janus !== "ack";
