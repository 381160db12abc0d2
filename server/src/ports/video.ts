import type { CallEngine, EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";

/** A participant who was admitted to a call, on one page or program. */
export type VideoParticipant = {
  id: string;
  /** The call's id at the engine: participants with the same id meet. */
  visit: string;
  /** When the room closes for good, in ms since the epoch. */
  expiresAt: number;
};

/** Passes the state of calls from one server to another, as text. */
export type CallHandover = {
  /**
   * Returns the state that another server needs to continue; null when there is none yet. It contains secrets: for
   * servers only.
   */
  describe: (visit: string) => string | null;
  /** Calls the handler when the state of a call has changed. */
  onChange: (handler: (visit: string) => void) => void;
  /** Sets a check that runs after a reconnection to the engine, before this server continues a call. */
  askBeforeReclaim: (ask: (visit: string) => Promise<boolean>) => void;
  /** Continues a call from another server's state. Returns when its room closes for good, in ms since the epoch. */
  adopt: (visit: string, described: string) => number;
  /** Forgets the call without ending anything of it: another server continues it. */
  release: (visit: string) => void;
};

/**
 * Carries the media of calls. It decides nothing: our server decides who takes part, under which name, and who is
 * removed. The engine receives only steps that our server has accepted.
 */
export type VideoEngine = {
  name: CallEngine;
  /**
   * Processes one step of an admitted participant. The answer arrives later as an event. Null: the engine takes no
   * steps.
   */
  take: ((participant: VideoParticipant, step: EngineStep) => void) | null;
  /** Removes the participant. Nothing more is sent to or accepted from their browser. */
  remove: (participantId: string) => void;
  /** Calls the handler with each event of the engine for a participant. */
  onEvent: (handler: (to: VideoParticipant, event: EngineEvent) => void) => void;
  /** Returns how many of its media servers can be reached now, and of how many. Peer-to-peer calls need none. */
  reach: () => { up: number; of: number };
  /** Missing when calls end with their server or need none. */
  handover?: CallHandover;
  stop: () => Promise<void>;
};
