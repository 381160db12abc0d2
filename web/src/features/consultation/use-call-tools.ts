import { useRef, type RefObject } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { useStore } from "../../platform/store.ts";
import { useCallDevices } from "./use-call-devices.ts";
import { useCallPrefs } from "./use-call-prefs.ts";
import { useCallShortcuts } from "./use-call-shortcuts.ts";
import { useFullScreen } from "./use-full-screen.ts";
import { usePictureInPicture } from "./use-picture-in-picture.ts";
import { canShareScreen, type ScreenShare } from "./share-screen.ts";
import type { VisitSession } from "./visit-session.ts";

type Toggle = { isOn: boolean; toggle: () => void };

/** Everything a call's controls do; what this browser or clinic does not have is null. */
export type CallTools = {
  devices: ReturnType<typeof useCallDevices>;
  captions: Toggle;
  shortcuts: Toggle;
  /** S3.SET.patientsShareScreen */
  screen: Toggle | null;
  pictureInPicture: (Toggle & { place: HTMLElement | null }) | null;
  fullScreen: Toggle | null;
};

const noScreen: ScreenShare = { status: "off" };

export function useCallTools(session: VisitSession, frame: RefObject<HTMLElement | null>): CallTools {
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
