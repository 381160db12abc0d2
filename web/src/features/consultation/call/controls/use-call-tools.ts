import { useRef, type RefObject, useState, useSyncExternalStore } from "react";
import { useClinic, useApp } from "../../../../platform/app-context.tsx";
import { storeQuietly } from "../../../../platform/storage/store-quietly.ts";
import { useStore } from "../../../../platform/storage/store.ts";
import { useCallShortcuts } from "./use-call-shortcuts.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { canShareScreen, type ScreenShare } from "../../session/media/share-screen.ts";
import type { CallSession } from "../../session/call-session.ts";
import { useMedia } from "../../../../shared/devices/use-media.ts";

type CallPrefs = { hasCaptions: boolean; hasShortcuts: boolean };

const key = "call-preferences";
const fallback: CallPrefs = { hasCaptions: true, hasShortcuts: true };

/** What somebody likes in calls on this device: kept for the next one. */
function useCallPrefs(): [CallPrefs, (patch: Partial<CallPrefs>) => void] {
  const { storage } = useApp();
  const [prefs, setPrefs] = useState(() => read(storage?.getItem(key) ?? null));
  return [
    prefs,
    (patch) => {
      const next = { ...prefs, ...patch };
      setPrefs(next);
      storeQuietly(storage, key, JSON.stringify(next));
    },
  ];
}

function read(text: string | null): CallPrefs {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    if (typeof value !== "object" || value === null) return fallback;
    return {
      hasCaptions: !("hasCaptions" in value && value.hasCaptions === false),
      hasShortcuts: !("hasShortcuts" in value && value.hasShortcuts === false),
    };
  } catch {
    return fallback;
  }
}

type Toggle = { isOn: boolean; toggle: () => void };

/** The functions of the call controls; null where browser or clinic do not offer them. */
export type CallControlTools = {
  devices: ReturnType<typeof useCallDevices>;
  captions: Toggle;
  shortcuts: Toggle;
  /** S3.SET.patientsShareScreen */
  screen: Toggle | null;
  pictureInPicture: (Toggle & { place: HTMLElement | null }) | null;
  fullScreen: Toggle | null;
};

const noScreen: ScreenShare = { status: "off" };

/**
 * Returns the functions of the call controls, and handles the keyboard shortcuts. Captions and shortcuts, on
 * by default, are stored as preferences on this device. `frame`: the element for full screen, which must
 * contain the doctor's video. Turning the microphone on opens it if needed.
 */
export function useCallTools(session: CallSession, frame: RefObject<HTMLElement | null>): CallControlTools {
  const { settings } = useClinic();
  const devices = useCallDevices(session);
  const [prefs, setPrefs] = useCallPrefs();
  const share = useStore(session.screen, noScreen);
  const fullScreen = useFullScreen(frame);
  const pip = usePictureInPicture(
    () => frame.current?.querySelector<HTMLVideoElement>('video[data-participant="doctor"]') ?? null,
  );
  const spokeBefore = useRef(false);
  useCallShortcuts(prefs.hasShortcuts, {
    toggleMicrophone: devices.toggleMicrophone,
    toggleCamera: devices.toggleCamera,
    talk(isHeld) {
      if (isHeld) spokeBefore.current = devices.isHeard;
      if (!spokeBefore.current) devices.setHeard(isHeld);
    },
  });
  const canShare = settings.patientsShareScreen && canShareScreen();
  const isSharing = share.status === "on";
  return {
    devices,
    captions: {
      isOn: prefs.hasCaptions,
      toggle: () => setPrefs({ hasCaptions: !prefs.hasCaptions }),
    },
    shortcuts: {
      isOn: prefs.hasShortcuts,
      toggle: () => setPrefs({ hasShortcuts: !prefs.hasShortcuts }),
    },
    screen: canShare
      ? {
          isOn: isSharing,
          toggle: () => (isSharing ? session.stopScreen() : void session.shareScreen()),
        }
      : null,
    pictureInPicture: pip.isOffered ? pip : null,
    fullScreen: fullScreen.isOffered ? fullScreen : null,
  };
}

/** Microphone and camera as the call's controls know them. */
function useCallDevices(session: CallSession) {
  const { camera, microphone, devices, chosen } = useMedia(session.media);
  const isMuted = useStore(session.isMuted, false);
  const isHeard = microphone.status === "on" && !isMuted;
  const isSeen = camera.status === "on" || camera.status === "asking";
  const setHeard = (isOn: boolean) => {
    session.setMuted(!isOn);
    if (isOn && microphone.status !== "on") void session.media.request(["microphone"]);
  };
  const nextCamera = () => {
    const known = devices.camera.map(({ id }) => id);
    const current =
      camera.status === "on" ? (camera.track.getSettings().deviceId ?? chosen.camera) : chosen.camera;
    return known[(known.indexOf(current ?? "") + 1) % known.length] ?? null;
  };
  return {
    isHeard,
    isSeen,
    setHeard,
    toggleMicrophone: () => setHeard(!isHeard),
    toggleCamera: () => session.setCamera(!isSeen),
    /** Only where there is a second one, as on a phone. */
    switchCamera:
      devices.camera.length > 1 && isSeen ? () => void session.chooseDevice("camera", nextCamera()) : null,
  };
}

type FullScreen = { isOffered: boolean; isOn: boolean; toggle: () => void };

/** The call over everything else, where the browser can. */
function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
  const isOn = useSyncExternalStore(subscribe, () => document.fullscreenElement !== null);
  return {
    isOffered: document.fullscreenEnabled,
    isOn,
    toggle: () => {
      // Refused where the page is shown inside of another: nothing changes then.
      const done = isOn ? document.exitFullscreen() : element.current?.requestFullscreen();
      void done?.catch(() => undefined);
    },
  };
}

function subscribe(listener: () => void): () => void {
  document.addEventListener("fullscreenchange", listener);
  return () => document.removeEventListener("fullscreenchange", listener);
}
