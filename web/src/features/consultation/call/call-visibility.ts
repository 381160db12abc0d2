import { createStore, type Store } from "../../../platform/storage/store.ts";
import type { Quality, RoomParticipant, Sending, VideoRoom } from "../../../ports/video-room.ts";
import { callTrouble, isAudioPoor, type CallTrouble } from "../session/call-trouble.ts";
import { type Caption, addCaption } from "../session/captions.ts";
import type { DoctorVisibility, CallSessionState } from "../session/call-session-state.ts";

type Snapshot = ReturnType<VideoRoom["getSnapshot"]>;
type Heard = Parameters<Parameters<VideoRoom["onMessage"]>[0]>;

/** The stores that screens follow: what is seen and heard of a call. */
export type CallVisibility = {
  stores: {
    /** All other participants. */
    others: Store<readonly RoomParticipant[]>;
    /** What is sent at most at present, and why not more. */
    sending: Store<Sending>;
    /** How well one arrives at the others; null until measured. */
    quality: Store<Quality | null>;
    /** Since when the call is lost, in ms of the server's clock; null while it is not. */
    lostSince: Store<number | null>;
    /** `lost`: for 30 s, so rejoining and a call by phone are offered. `poor`: even sound alone hardly passes, so the phone is. */
    trouble: Store<CallTrouble>;
    /** What the doctor typed while speaking, the newest last; at most the last five. */
    captions: Store<readonly Caption[]>;
  };
  /** Updates the stores from the room's snapshot. */
  see: (room: Snapshot) => void;
  /** Adds a caption; ignored until `see` has reported its sender as a doctor. */
  hear: (...heard: Heard) => void;
  /** Updates since when the call is lost and what to offer. `roomLostSince` in ms, from the room. Depends on the time: call it again while time passes. */
  judge: (state: CallSessionState, roomLostSince: number | null) => void;
  /** Resets the stores after the call, except `lostSince` and `trouble`, which `judge` sets. */
  clear: () => void;
};

const bestSending: Sending = { level: "720p", reason: null };

/**
 * Creates the stores, with initial values, and the functions that update them. Captions of anyone but the
 * doctor are ignored. `clock` in ms.
 */
export function createCallVisibility(clock: { now: () => number }): CallVisibility {
  const others = createStore<readonly RoomParticipant[]>([]);
  const sending = createStore(bestSending);
  const quality = createStore<Quality | null>(null);
  const lostSince = createStore<number | null>(null);
  const trouble = createStore<CallTrouble>("none");
  const captions = createStore<readonly Caption[]>([]);
  let poorSince: number | null = null;
  return {
    stores: { others, sending, quality, lostSince, trouble, captions },
    see(room) {
      others.set(room.participants);
      quality.set(room.quality);
      if (!isSame(sending.get(), room.sending)) sending.set(room.sending);
    },
    hear(from, message) {
      const speaker = others.get().find(({ id }) => id === from);
      // Captions are the doctor's alone: nobody else's words may look like them.
      if (message.topic === "caption" && speaker?.role === "doctor")
        captions.set(addCaption(captions.get(), speaker.name, message.data));
    },
    judge(state, roomLostSince) {
      const isLost = state.at === "lost" || (state.at === "entering" && state.was !== null);
      const now = clock.now();
      lostSince.set(isLost ? (roomLostSince ?? lostSince.get() ?? now) : null);
      poorSince =
        state.at === "in-call" && isAudioPoor(sending.get(), quality.get()) ? (poorSince ?? now) : null;
      trouble.set(callTrouble({ now, lostSince: lostSince.get(), poorSince }));
    },
    clear() {
      others.set([]);
      captions.set([]);
      quality.set(null);
      sending.set(bestSending);
    },
  };
}

/**
 * Returns how the doctor is connected: `connected` if any connection of a doctor is, else the state of the
 * first, else `absent`.
 */
export function doctorVisibility(participants: readonly RoomParticipant[]): DoctorVisibility {
  const doctors = participants.filter(({ role }) => role === "doctor").map(({ connection }) => connection);
  if (doctors.includes("connected")) return "connected";
  return doctors[0] ?? "absent";
}

const isSame = (a: Sending, b: Sending) => a.level === b.level && a.reason === b.reason;
