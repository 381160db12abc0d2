import type { CallEngine, EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";

/** Somebody whom our server has let into a visit, on one page or program. */
export type VideoParticipant = {
  id: string;
  /** Names the visit to the engine: whoever has the same one meets. */
  visit: string;
  /** When the visit's room has closed for good, in ms. */
  expiresAt: number;
};

/** How servers pass calls on to each other: what one knows of a call, as text, and another goes on with it. */
export type CallHandover = {
  /** What another server goes on with; null where there is nothing yet. Secrets are in it: it is for servers alone. */
  describe: (visit: string) => string | null;
  /** Calls when what is described of a visit has changed. */
  onChange: (handler: (visit: string) => void) => void;
  /** The way to the engine was lost and is back: this is asked before this server goes on with a call. */
  askBeforeReclaim: (ask: (visit: string) => Promise<boolean>) => void;
  /** Goes on with a call of which another server said this. Answers when its room has closed for good, in ms. */
  adopt: (visit: string, described: string) => number;
  /** Another server goes on with this call: it is forgotten here, and nothing of it is ended. */
  release: (visit: string) => void;
};

/**
 * What carries sound and picture of visits. It decides nothing: who may take part, who is shown by what name and who is
 * shown out is our server's; the engine hears of a participant only by steps that our server has let pass.
 */
export type VideoEngine = {
  name: CallEngine;
  /** One step of a participant who is in; the answer comes as news, later. Null: no engine takes any. */
  take: ((participant: VideoParticipant, step: EngineStep) => void) | null;
  /** This participant takes part no more: nothing is sent to or taken from their browser from now on. */
  remove: (participantId: string) => void;
  /** Calls with each word of the engine to a participant. */
  onEvent: (handler: (to: VideoParticipant, event: EngineEvent) => void) => void;
  /** How many of its media servers can be reached now; browsers among themselves need none. */
  reach: () => { up: number; of: number };
  /** Left out: no call outlives its server, or none needs one. */
  handover?: CallHandover;
  stop: () => Promise<void>;
};
