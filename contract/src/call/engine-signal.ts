import * as z from "zod/mini";
import { CallMediaState, CallTopicMessage } from "./call-signal.ts";

/** The id of the call's media server among its participants; signals to and from it travel like any other. */
export const engineId = "engine";

/** What carries the media: `mesh`, browser to browser, or `janus`, a media server that forwards it. */
export const callEngines = ["mesh", "janus"] as const;
/** One of `callEngines`. */
export type CallEngine = (typeof callEngines)[number];

/** One connection between a browser and the media server; the browser gives each a new id. */
const Line = z.string().check(z.regex(/^[\w-]{8,32}$/));
const Sdp = z.string().check(z.maxLength(8_000));
const Feed = z.int().check(z.nonnegative());
const Candidates = z
  .array(
    z.strictObject({
      candidate: z.string().check(z.maxLength(500)),
      sdpMid: z.optional(z.nullable(z.string().check(z.maxLength(16)))),
      sdpMLineIndex: z.optional(z.nullable(z.int())),
      usernameFragment: z.optional(z.nullable(z.string().check(z.maxLength(256)))),
    }),
  )
  .check(z.maxLength(50));

const feedKinds = ["devices", "screen"] as const;

/**
 * A signal from a participant to the media server. `send` offers camera and microphone (`devices`) or a screen;
 * repeated, it renews the connection. `receive` requests an offer of another participant's media; repeated, a new
 * connection. `candidates` and `answer` of a line that the server does not know are answered with `gone`; without any
 * candidate they only ask for that.
 */
export const EngineStep = z.union([
  z.strictObject({ line: Line, send: z.enum(feedKinds), offer: Sdp }),
  z.strictObject({ line: Line, receive: Feed }),
  z.strictObject({ line: Line, answer: Sdp }),
  z.strictObject({ line: Line, candidates: Candidates }),
  z.strictObject({ line: Line, close: z.literal(true) }),
  z.strictObject({ media: CallMediaState }),
  /** Requests the current list of senders again. */
  z.strictObject({ ask: z.literal(true) }),
]);
export type EngineStep = z.infer<typeof EngineStep>;

/** Who sends at present, with what: a number names what is sent from one connection, and is another one after a new start. */
const Sender = z.object({
  id: z.string(),
  devices: z.nullable(Feed),
  screen: z.nullable(Feed),
  media: CallMediaState,
});
/**
 * A participant who sends media, and the feeds they send; null where they send none of a kind. A feed gets a new number
 * when it is sent anew.
 */
export type EngineSender = z.infer<typeof Sender>;

/**
 * A signal from the media server to a participant. `gone`: that line no longer exists, and a new one must be made.
 */
export const EngineEvent = z.union([
  z.object({ line: Line, answer: z.string() }),
  z.object({ line: Line, offer: z.string() }),
  z.object({ line: Line, gone: z.literal(true) }),
  /** Of two lists the one with the higher number is newer. */
  z.object({ version: z.int(), senders: z.array(Sender) }),
]);
export type EngineEvent = z.infer<typeof EngineEvent>;

/** A message between participants over the media server's data channel, which forwards it: JSON of at most 4 kB. */
export const EngineTopic = z.object({ to: z.string(), message: CallTopicMessage });
