import * as z from "zod/mini";

const Description = z.strictObject({ type: z.enum(["offer", "answer"]), sdp: z.string() });

const Candidate = z.object({
  candidate: z.string(),
  sdpMid: z.optional(z.nullable(z.string())),
  sdpMLineIndex: z.optional(z.nullable(z.int())),
  usernameFragment: z.optional(z.nullable(z.string())),
});

/**
 * What two participants exchange to connect: a session description, ICE candidates of the last 50 ms, or a request
 * for a new offer. The participant whose id sorts last makes the first offer, and wins when both offer at once.
 */
export const CallSignal = z.union([
  z.strictObject({ description: Description }),
  z.strictObject({ candidates: z.array(Candidate) }),
  z.strictObject({ restart: z.literal(true) }),
]);
export type CallSignal = z.infer<typeof CallSignal>;
/** An ICE candidate in the browser's format. */
export type CallCandidate = z.infer<typeof Candidate>;
/** A session description (SDP), offer or answer. */
export type CallDescription = z.infer<typeof Description>;

/** Data of a participant in the presence channel, besides the id. */
export const CallMember = z.object({ role: z.enum(["patient", "doctor", "guest"]), name: z.string() });
export type CallMember = z.infer<typeof CallMember>;

/**
 * Returns whether the first participant (an id) yields to the second when both offer at once: the id that sorts last
 * wins, and makes the first offer.
 */
export const yieldsTo = (me: string, other: string): boolean => me < other;

/** The state of a participant's devices, sent over data channel 0, `media`. */
export const CallMediaState = z.object({
  microphone: z.boolean(),
  camera: z.boolean(),
  screen: z.optional(z.boolean()),
});
export type CallMediaState = z.infer<typeof CallMediaState>;

/** A caption that the doctor types; one that is not final is replaced by the next. */
export const CallCaption = z.object({ text: z.string().check(z.maxLength(500)), isFinal: z.boolean() });
export type CallCaption = z.infer<typeof CallCaption>;

/** How well the receiver of this message arrives at its sender, 0 (not at all) .. 4 (well). */
const CallQuality = z.object({ received: z.literal([0, 1, 2, 3, 4]) });

/** A message between participants that bypasses the server: JSON of at most 4 kB over data channel 1, `topics`. */
export const CallTopicMessage = z.discriminatedUnion("topic", [
  z.object({ topic: z.literal("caption"), data: CallCaption }),
  z.object({ topic: z.literal("quality"), data: CallQuality }),
]);
export type CallTopicMessage = z.infer<typeof CallTopicMessage>;
/** The topic of a `CallTopicMessage`. */
export type CallTopic = CallTopicMessage["topic"];
/** The most bytes of such a message. */
export const longestTopicMessage = 4_096;
