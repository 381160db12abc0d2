import { type ReadingEvent, type ReadingState, stepReading } from "@anteroom/domain/vitals/reading-session";
import { algorithmVersion } from "@anteroom/vitals/algorithm-version";
import type { RefusalReason } from "@anteroom/vitals/reading";
import type { LocalMedia } from "../../../media/local-media.ts";
import { createStore, type Store } from "../../../platform/storage/store.ts";
import type { CameraReader, CameraReading, ReadingMoment } from "../../../ports/camera-reading.ts";
import { hasValues, vitalsFromCamera } from "./taken-by-camera.ts";
import { createStallWatch } from "./stall-watch.ts";
import type { TakenVitals } from "../taken.ts";

/** A camera measurement, independent of React. */
export type CameraSession = {
  state: Store<ReadingState>;
  /** The latest state while a face is searched or measured. */
  moment: Store<ReadingMoment | null>;
  /** Why a measurement was rejected, most important first. */
  reasons: Store<readonly RefusalReason[]>;
  /** Whether it has made no progress for `readingRules.stalled`. */
  isStalled: Store<boolean>;
  /** Moves to the next step; an event that does not fit the step is ignored. */
  send: (event: ReadingEvent) => void;
  /**
   * Ends the measurement with what was recorded so far; it fails with "nothing-readable" if that is not
   * enough. Ignored while none runs.
   */
  finishNow: () => void;
  /** Releases everything at any stage; required once. In a call the devices stay open. */
  close: () => void;
};

type Deps = {
  media: LocalMedia;
  reader: () => Promise<CameraReader>;
  clock: { now: () => number };
  /** In a call the devices are the call's: they stay open, and the microphone stays as it is. */
  isInCall: boolean;
  onTaken: (taken: TakenVitals) => void;
};

/** Times and limits of a camera measurement; units differ: seconds, but `longest` and `stalled` in ms. */
export const readingRules = {
  /** Of usable recording, in s: then everything is there. */
  whole: 60,
  /** Then a heart rate and breathing may be there. */
  enough: 30,
  /** So long it is tried in all before it ends with what there is, in ms. */
  longest: 180_000,
  /** So long without progress until advice and another way are offered, in ms. */
  stalled: 20_000,
  /** So much usable recording shows that the face is in place, in s. */
  settled: 1,
} as const;

/**
 * Creates a camera measurement. It opens nothing before `begun`, `consented` and `rested` were sent. It ends
 * by itself after 60 s of usable recording or 3 minutes in all; `onTaken` receives the accepted values, at
 * least one. Call `close` in the end, or camera and reader stay open.
 */
export function createCameraSession({ media, reader, clock, isInCall, onTaken }: Deps): CameraSession {
  const state = createStore<ReadingState>({ at: "start" });
  const moment = createStore<ReadingMoment | null>(null);
  const reasons = createStore<readonly RefusalReason[]>([]);
  const stall = createStallWatch(readingRules.stalled);
  let reading: CameraReading | null = null;
  let consentedAt = "";
  let limit: ReturnType<typeof setTimeout> | undefined;
  /** Counts what was begun: an answer to something older is not wanted any more. */
  let turn = 0;
  let isFinishing = false;
  /** Ends the following of camera and reading. */
  let undo = () => {};

  function send(event: ReadingEvent): void {
    const before = state.get();
    const next = stepReading(before, event);
    if (next === before || next.at === before.at) return;
    if (before.at === "consent" && next.at === "rest") consentedAt = new Date(clock.now()).toISOString();
    state.set(next);
    if (next.at === "permission") void ask();
    if (next.at === "positioning") void open();
    if (!["permission", "positioning", "under_way"].includes(next.at)) letGo();
  }

  async function ask(): Promise<void> {
    const mine = (turn += 1);
    const isAllowed = await requestDevices(media, isInCall);
    if (mine !== turn) return isInCall ? undefined : media.stopAll();
    if (isAllowed) send({ type: "allowed" });
    else send({ type: "failed", reason: "no-access" });
  }

  async function open(): Promise<void> {
    const mine = (turn += 1);
    const { camera } = media.getSnapshot();
    if (camera.status !== "on") return send({ type: "failed", reason: "interrupted" });
    const { track } = camera;
    const opened = await reader()
      .then((found) => found.open(track, { now: () => performance.now() }))
      .catch(() => null);
    if (mine !== turn) return opened?.stop();
    if (!opened) return send({ type: "failed", reason: "not-loaded" });
    reading = opened;
    limit = setTimeout(() => void finish(), readingRules.longest);
    stall.start();
    const stopFollowing = media.subscribe(() => {
      const { camera: one } = media.getSnapshot();
      if (one.status !== "on" || one.track !== track) send({ type: "failed", reason: "interrupted" });
    });
    const stopWatching = opened.watch(look);
    undo = () => {
      stopFollowing();
      stopWatching();
    };
  }

  function look(seen: ReadingMoment): void {
    moment.set(seen);
    stall.see(seen.seconds);
    if (seen.seconds >= readingRules.settled) send({ type: "in_place" });
    if (seen.seconds >= readingRules.whole) void finish();
  }

  async function finish(): Promise<void> {
    if (!reading || isFinishing) return;
    const mine = turn;
    isFinishing = true;
    const read = await reading.finish();
    isFinishing = false;
    if (mine !== turn) return; // stopped meanwhile
    const taken = vitalsFromCamera(read, { algorithmVersion, consentedAt });
    if (!hasValues(taken)) {
      reasons.set(read.hr.ok ? [] : read.hr.reasons);
      return send({ type: "failed", reason: "nothing-readable" });
    }
    send({ type: "in_place" });
    send({ type: "read" });
    onTaken(taken);
  }

  function letGo(): void {
    turn += 1;
    clearTimeout(limit);
    stall.stop();
    undo();
    undo = () => {};
    reading?.stop();
    reading = null;
    moment.set(null);
    if (!isInCall && state.get().at !== "failed") media.stopAll();
    else if (!isInCall) stopMicrophone(media);
  }

  return {
    state,
    moment,
    reasons,
    isStalled: stall.isStalled,
    send,
    finishNow: () => void finish(),
    close: () => {
      // What goes away under the patient's hands in a call was stopped by the doctor; elsewhere they left themselves.
      if (state.get().at !== "complete") send({ type: isInCall ? "stopped_by_doctor" : "stopped_by_user" });
      letGo();
      if (!isInCall) media.stopAll();
    },
  };
}

/**
 * Requests camera and microphone in one question and returns whether they are allowed (D.96); in a call the
 * camera alone. Outside of a call the microphone is stopped at once.
 */
async function requestDevices(media: LocalMedia, isInCall: boolean): Promise<boolean> {
  await media.request(isInCall ? ["camera"] : ["camera", "microphone"]);
  const { camera, microphone } = media.getSnapshot();
  if (!isInCall) stopMicrophone(media);
  return camera.status === "on" && (isInCall || microphone.status === "on");
}

/** Stops the microphone; one that failed stays as it is: the page says why. */
function stopMicrophone(media: LocalMedia): void {
  if (media.getSnapshot().microphone.status === "on") media.stop("microphone");
}
