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
export const CallMediaState = z.object({ microphone: z.boolean(), camera: z.boolean() });
export type CallMediaState = z.infer<typeof CallMediaState>;
