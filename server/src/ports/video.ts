import type { CallEngine, EngineEvent, EngineStep } from "@anteroom/contract/call/engine-signal";

/** Somebody whom our server has let into a visit, on one page or program. */
export type VideoParticipant = {
  id: string;
  /** Names the visit to the engine: whoever has the same one meets. */
  visit: string;
  /** When the visit's room has closed for good, in ms. */
  expiresAt: number;
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
  /** Whether the engine can be reached now; browsers among themselves always can. */
  isUp: () => boolean;
  stop: () => Promise<void>;
};
