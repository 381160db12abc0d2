import { z } from "zod";

/** A message from Janus. */
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
/** A message from Janus: an answer to a request, or an event of a session or handle. */
export type JanusMessage = z.infer<typeof JanusMessage>;

/** An SDP offer or answer. */
export type Jsep = { type: "offer" | "answer"; sdp: string };

/** Parses a WebSocket frame, or returns null when it is malformed. */
export function readMessage(frame: string): JanusMessage | null {
  try {
    return JanusMessage.safeParse(JSON.parse(frame)).data ?? null;
  } catch {
    return null;
  }
}

/** Returns why Janus or its plugin refused a request; null when it did not. */
export function refusalIn({ error, plugindata }: JanusMessage): string | null {
  if (error) return `${error.code} ${error.reason}`;
  const code = plugindata?.data["error_code"];
  return typeof code === "number" ? `${code} ${String(plugindata?.data["error"])}` : null;
}

/** Returns whether a message completes a request. An `ack` only announces a later event. */
export const isAnswer = ({ janus }: JanusMessage): boolean => janus !== "ack";
