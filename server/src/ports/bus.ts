import type { RealtimeMember } from "./realtime.ts";

/** The bus does not answer: what needs it is to be tried again soon. */
export class BusUnavailable extends Error {
  override name = "BusUnavailable";
}

/** Somebody's first connection to another server came into a channel, or their last one there left it. */
export type RemoteMemberChange = { channel: string; member: RealtimeMember; change: "joined" | "left" };

/** Who is present on which server. A server that is killed is noticed within seconds: its members have left then. */
export type RemoteMembers = {
  /** On this server; told to the others, once the bus is there. */
  joined: (channel: string, member: RealtimeMember) => void;
  left: (channel: string, memberId: string) => void;
  /** On the other servers, each once. */
  of: (channel: string) => readonly RealtimeMember[];
  onChange: (handler: (change: RemoteMemberChange) => void) => void;
};

/** A value that is kept for so long, in ms. */
export type Stored = { value: string; forMs: number };

/** Values by their key. */
export type Values = {
  get: (key: string) => Promise<string | null>;
  set: (key: string, stored: Stored) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Changes a value as if nobody else did meanwhile: `step` is asked again where somebody did. Null removes it. */
  change: (key: string, step: (before: string | null) => Stored | null) => Promise<void>;
};

/**
 * What servers of one database share as it happens. Nothing here must survive: a bus that starts empty is as a restart of the
 * servers, after which pages enter again, but for what is `lasting`. Everything that asks rejects with `BusUnavailable` while it cannot be reached.
 */
export type Bus = Values & {
  /** Whether others hear us and values are shared now. */
  isUp: () => boolean;
  /** To every other server, in order. */
  publish: (topic: string, message: string) => Promise<void>;
  subscribe: (topic: string, handler: (message: string) => void) => () => void;
  /** Calls when messages of others may have been missed, once it is there again. */
  onGap: (handler: () => void) => () => void;
  /** Values that the servers write again where the bus comes back empty, so that calls go on. Their keys are apart from the others. */
  lasting: Values;
  /** True for the first who asks in this time, of all servers: a lock that is never given back. */
  once: (key: string, forMs: number) => Promise<boolean>;
  /** How often this was counted in the window of now, this time included; of all servers. */
  count: (key: string, windowMs: number) => Promise<number>;
  /** Members of the channels of one application. */
  members: (application: string) => RemoteMembers;
  stop: () => Promise<void>;
};

/** Awaits work that may be left out while the bus cannot be reached: only `BusUnavailable` is ignored. */
export async function ignoreUnavailableBus(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof BusUnavailable)) throw error;
  }
}
