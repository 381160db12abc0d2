import * as z from "zod/mini";

const Description = z.strictObject({ type: z.enum(["offer", "answer"]), sdp: z.string() });

const Candidate = z.object({
  candidate: z.string(),
  sdpMid: z.optional(z.nullable(z.string())),
  sdpMLineIndex: z.optional(z.nullable(z.int())),
  usernameFragment: z.optional(z.nullable(z.string())),
});

/**
 * What two participants tell each other to connect: a session description, ICE candidates of the last 50 ms,
 * or the wish for a fresh offer (who cannot or shall not offer asks the other side to).
 * Of two participants the one whose id sorts last makes the first offer and wins when both offer at once.
 */
export const CallSignal = z.union([
  z.strictObject({ description: Description }),
  z.strictObject({ candidates: z.array(Candidate) }),
  z.strictObject({ restart: z.literal(true) }),
]);
export type CallSignal = z.infer<typeof CallSignal>;
export type CallCandidate = z.infer<typeof Candidate>;
export type CallDescription = z.infer<typeof Description>;

/** How a participant stands in the presence channel, besides the participant's id. */
export const CallMember = z.object({ role: z.enum(["patient", "doctor", "guest"]), name: z.string() });
export type CallMember = z.infer<typeof CallMember>;

/** Whether the first of two participants yields when both offer at once; the other one makes the first offer. */
export const yieldsTo = (me: string, other: string): boolean => me < other;

/** What one participant tells the others about the own devices, over the data channel `media` with number 0. */
export const CallMediaState = z.object({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.optional(z.boolean()),
});
export type CallMediaState = z.infer<typeof CallMediaState>;

/** What the doctor types while speaking; a text that is not final is replaced by the next one. */
export const CallCaption = z.object({ text: z.string().check(z.maxLength(500)), isFinal: z.boolean() });
export type CallCaption = z.infer<typeof CallCaption>;

/** How well the receiver of this message arrives at its sender, 0 (not at all) .. 4 (well). */
const CallQuality = z.object({ received: z.literal([0, 1, 2, 3, 4]) });

/** What participants say to each other past all servers: JSON of at most 4 kB over the data channel `topics` with number 1. */
export const CallTopicMessage = z.discriminatedUnion("topic", [
  z.object({ topic: z.literal("caption"), data: CallCaption }),
  z.object({ topic: z.literal("quality"), data: CallQuality }),
]);
export type CallTopicMessage = z.infer<typeof CallTopicMessage>;
export type CallTopic = CallTopicMessage["topic"];
export const longestTopicMessage = 4_096;
