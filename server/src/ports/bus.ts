import type { RealtimeMember } from "./realtime.ts";

/** Thrown when the bus does not answer. The caller may try again soon. */
export class BusUnavailable extends Error {
  override name = "BusUnavailable";
}

/** A member's first connection to another server joined a channel, or the last one left it. */
export type RemoteMemberChange = { channel: string; member: RealtimeMember; change: "joined" | "left" };

/** Presence across servers. When a server is killed, its members count as left within seconds. */
export type RemoteMembers = {
  /**
   * Records a member on this server and announces it to the other servers once the bus is up. Returns whether no other server has it:
   * of several that join at once, one is the first. Never rejects; while the bus is away it tells by what this server knows.
   */
  joined: (channel: string, member: RealtimeMember) => boolean | Promise<boolean>;
  /** Removes a member of this server. Returns whether no other server has it: of several that leave at once, one is the last. */
  left: (channel: string, memberId: string) => boolean | Promise<boolean>;
  /** Returns the members on other servers, each once. */
  of: (channel: string) => readonly RealtimeMember[];
  /** Returns the channels that have this member on other servers. */
  channelsOf: (memberId: string) => readonly string[];
  onChange: (handler: (change: RemoteMemberChange) => void) => void;
  /**
   * Calls the handler with changes that their own server could not report, because it was killed, or was given up and is back. Exactly
   * one of the other servers receives each; `onChange` receives it too.
   */
  onUnreported: (handler: (change: RemoteMemberChange) => void) => void;
};

/** Sums over all servers, by name. Each server sets its own share; when a server is killed, its share ends within seconds. */
export type SharedSums = {
  /**
   * Sets this server's share; 0 removes it. Returns the sum of all servers at that moment: of several that change it at once, the last
   * is told all of it. Null: another server reports this change, because this one was given up. Never rejects; while the bus is away the
   * sum is of what this server knows.
   */
  set: (name: string, share: number) => number | null | Promise<number | null>;
  /** Returns the sum of the other servers' shares. */
  elsewhere: (name: string) => number;
  /** Calls the handler with each name of which another server's share has changed. */
  onChange: (handler: (name: string) => void) => void;
  /**
   * Calls the handler with names whose change its own server could not report, because it was killed, or was given up and is back. Exactly
   * one of the other servers receives each; `onChange` receives it too.
   */
  onUnreported: (handler: (name: string) => void) => void;
};

/** A value that expires after `forMs` milliseconds. */
export type Stored = { value: string; forMs: number };

/** Values by their key, until they expire. */
export type Values = {
  /** Returns the value; null when it is missing or has expired. */
  get: (key: string) => Promise<string | null>;
  set: (key: string, stored: Stored) => Promise<void>;
  remove: (key: string) => Promise<void>;
  /** Changes a value atomically. `step` runs again when another server changed it meanwhile. Null removes the value. */
  change: (key: string, step: (before: string | null) => Stored | null) => Promise<void>;
};

/**
 * Short-lived state that servers of one database share. Nothing here must survive a restart: pages join again when the
 * bus starts empty. Methods that read or change reject with `BusUnavailable` when it cannot be reached.
 */
export type Bus = Values & {
  /** Returns whether messages and values reach the other servers now. */
  isUp: () => boolean;
  /** Sends a message to every other server, in order. */
  publish: (topic: string, message: string) => Promise<void>;
  subscribe: (topic: string, handler: (message: string) => void) => () => void;
  /** Calls the handler after a reconnection, when messages may have been missed. */
  onGap: (handler: () => void) => () => void;
  /** Values that the servers restore when the bus comes back empty, so that calls go on. Their keys are separate. */
  lasting: Values;
  /** Returns true for the first caller on any server within `forMs`: a lock that is never released. */
  once: (key: string, forMs: number) => Promise<boolean>;
  /** Adds one to a counter of all servers and returns it. The window begins with its first count. */
  count: (key: string, windowMs: number) => Promise<number>;
  /** Makes this server found by `findAbsent` under a name, for as long as it lives and the bus reaches it. */
  beFound: (name: string) => Promise<void>;
  /**
   * Returns those of the names under which no server is found now. A server that was killed is absent at once, one that hangs is not. Absent
   * for a moment is whoever the bus has just lost: ask twice.
   */
  findAbsent: (names: readonly string[]) => Promise<readonly string[]>;
  /** Members of the channels of one application. */
  members: (application: string) => RemoteMembers;
  /** Sums of one application. */
  sums: (application: string) => SharedSums;
  stop: () => Promise<void>;
};

/** Awaits optional work. Ignores `BusUnavailable`; rethrows every other error. */
export async function ignoreUnavailableBus(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof BusUnavailable)) throw error;
  }
}
