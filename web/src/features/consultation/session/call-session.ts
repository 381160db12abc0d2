import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { LocalMedia } from "../../../media/local-media.ts";
import type { Store } from "../../../platform/storage/store.ts";
import type { Realtime } from "../../../ports/realtime.ts";
import type { DeviceKind } from "../../../ports/video-room.ts";
import type { CallVisibility } from "../call/call-visibility.ts";
import type { CallApi, CallRequester } from "./call-api.ts";
import type { CallSessionState } from "./call-session-state.ts";
import type { SideHint } from "./call-signalling.ts";
import type { ScreenShare } from "./media/share-screen.ts";

/** Opens and closes the realtime connection: the page's own, or one for this call alone. */
export type RealtimeLine = { open: () => Promise<Realtime>; close: (realtime: Realtime) => void };

/** A call as screens use it: stores to follow and functions to call, independent of React. */
export type CallSession = CallVisibility["stores"] & {
  state: Store<CallSessionState>;
  appointment: Store<Appointment | null>;
  isMuted: Store<boolean>;
  /** The person speaks while muted. */
  isTalkingMuted: Store<boolean>;
  /** The own shared screen. */
  screen: Store<ScreenShare>;
  media: LocalMedia;
  /**
   * Calls the handler when messages, files, requests or guests have changed, or may have while disconnected.
   */
  onHint: (hint: SideHint, handler: () => void) => () => void;
  /** Calls another endpoint of this appointment with this person's authorisation. */
  call: CallRequester;
  /** Begins; returns how to stop everything: no device stays live, no connection open. */
  start: () => () => void;
  /** Fetches the appointment again after a change made on this page. */
  refresh: () => void;
  /** Goes on from the opened lobby to the device check. */
  stepIn: () => void;
  /** Enters the call from the device check, or again after leaving. */
  join: () => void;
  /** Goes in without the camera; it may be switched on later. */
  joinAudioOnly: () => void;
  /** Out and in again, as when the call does not heal; or in here instead of on the other page. */
  rejoin: () => void;
  /** Leaves the call, closes devices and connection, and tells the server. */
  leave: () => void;
  setMuted: (isMuted: boolean) => void;
  /** Opens the camera, or closes it; also the choice for later entering. */
  setCamera: (isOn: boolean) => void;
  /** Switches to another device and stores the choice on this device; null: the default. */
  chooseDevice: (kind: DeviceKind | "speaker", id: string | null) => Promise<void>;
  /** Asks the browser for a screen or window to show; only from a tap or key. */
  shareScreen: () => Promise<void>;
  stopScreen: () => void;
  /** Sends a review; does not change `appointment`. */
  review: (rating: number, comment: string) => ReturnType<CallApi["review"]>;
};
