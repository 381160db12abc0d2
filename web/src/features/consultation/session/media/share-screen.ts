import { createStore, type Store } from "../../../../platform/storage/store.ts";

/** The state of screen sharing. `refused`: the person chose none or the browser denied it. */
export type ScreenShare =
  | { status: "off" | "asking" | "refused" }
  | { status: "on"; track: MediaStreamTrack };

/** Starts and stops screen sharing. */
export type ScreenSharing = {
  state: Store<ScreenShare>;
  share(): Promise<void>;
  stop(): void;
};

type Display = (options: DisplayMediaStreamOptions) => Promise<MediaStream>;

/** Returns whether this browser can share a screen; false on phones and on the server. */
export function canShareScreen(): boolean {
  return typeof navigator !== "undefined" && "getDisplayMedia" in (navigator.mediaDevices ?? {});
}

/**
 * Creates screen sharing, without sound. `share` must run within a tap; ignored while it is on or asked for;
 * never rejects. Passes the track to `send`, and null when sharing ends by `stop` or the browser's button,
 * which also stops the track.
 */
export function createScreenSharing(
  send: (track: MediaStreamTrack | null) => void,
  ask: Display = (options) => navigator.mediaDevices.getDisplayMedia(options),
): ScreenSharing {
  const state = createStore<ScreenShare>({ status: "off" });
  /** Counts stops: an answer to a question that nobody asks any more is let go. */
  let turn = 0;

  function stop(): void {
    turn += 1;
    const now = state.get();
    if (now.status === "off") return;
    state.set({ status: "off" });
    if (now.status !== "on") return;
    send(null);
    now.track.stop();
  }

  return {
    state,
    stop,
    async share() {
      const now = state.get().status;
      if (now === "on" || now === "asking") return;
      turn += 1;
      const mine = turn;
      state.set({ status: "asking" });
      const stream = await ask({ video: { frameRate: { max: 8 } }, audio: false }).catch(() => null);
      const [track] = stream?.getVideoTracks() ?? [];
      if (mine !== turn) {
        track?.stop();
        return;
      }
      if (!track) return state.set({ status: "refused" });
      track.addEventListener("ended", stop);
      state.set({ status: "on", track });
      send(track);
    },
  };
}
