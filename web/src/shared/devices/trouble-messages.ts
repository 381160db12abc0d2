import { permissionFix, type PermissionFix } from "@anteroom/domain/call/surroundings";
import { useLingui } from "@lingui/react/macro";
import type { LocalMediaSnapshot } from "../../media/local-media-state.ts";
import type { MediaFailure } from "../../media/media-failure.ts";
import { readPageSurroundings } from "../../media/surroundings.ts";
import type { DeviceKind } from "../../ports/video-room.ts";

/** A failed device; `both`: camera and microphone with the same failure. */
export type DeviceTrouble = { which: DeviceKind | "both"; failure: MediaFailure };

/** Returns the failed devices; one entry where both have the same failure. */
export function deviceTroublesOf({ camera, microphone }: LocalMediaSnapshot): DeviceTrouble[] {
  const ofCamera = camera.status === "failed" ? camera.failure : null;
  const ofMicrophone = microphone.status === "failed" ? microphone.failure : null;
  if (ofCamera && ofMicrophone && ofCamera.kind === ofMicrophone.kind)
    return [{ which: "both", failure: ofMicrophone }];
  return [
    ...(ofMicrophone ? [{ which: "microphone" as const, failure: ofMicrophone }] : []),
    ...(ofCamera ? [{ which: "camera" as const, failure: ofCamera }] : []),
  ];
}

type Say = (trouble: DeviceTrouble) => { title: string; fix: string };

/**
 * Returns a function that gives title and fix for a failed device, for this browser and system, in the page's
 * language (S1.19, S8.MSG.16-18, S8.MSG.20).
 */
export function useTroubleMessages(): Say {
  const { t } = useLingui();
  const sayFix = useFixMessages();
  const choose = (which: DeviceTrouble["which"], camera: string, microphone: string, both: string) =>
    ({ camera, microphone, both })[which];
  return ({ which, failure }) => {
    switch (failure.kind) {
      case "permission-denied":
        return {
          title:
            failure.by === "dismissed"
              ? t`The browser’s question was closed without an answer.`
              : failure.by === "system"
                ? t`This device does not let the browser use camera and microphone.`
                : choose(
                    which,
                    t`Your browser blocks the camera.`,
                    t`Your browser blocks the microphone.`,
                    t`Your browser blocks camera and microphone.`,
                  ),
          fix: sayFix(permissionFix(readPageSurroundings(), failure.by)),
        };
      case "not-found":
        return {
          title: choose(
            which,
            t`We couldn’t find a camera.`,
            t`We couldn’t find a microphone.`,
            t`We couldn’t find a camera or microphone.`,
          ),
          fix: t`Connect one, or open this page on another device.`,
        };
      case "in-use":
        return {
          title: choose(
            which,
            t`Your camera is being used by another app.`,
            t`Your microphone is being used by another app.`,
            t`Camera and microphone are being used by another app.`,
          ),
          fix: t`Close it, then try again.`,
        };
      case "timeout":
        return {
          title: t`Your browser is still asking.`,
          fix: t`Choose Allow in its question, then try again.`,
        };
      case "insecure":
        return {
          title: t`This page was not opened securely.`,
          fix: t`Open the link from your email: it begins with https.`,
        };
      case "unsupported":
        return {
          title: t`This browser cannot use camera and microphone.`,
          fix: t`Open this page in Chrome, Firefox or Safari.`,
        };
    }
  };
}

function useFixMessages(): (fix: PermissionFix) => string {
  const { t } = useLingui();
  return (fix) => {
    switch (fix) {
      case "answer-again":
        return t`Try again, then choose Allow in the question of your browser.`;
      case "open-in-browser":
        return t`This page is open inside another app. Open that app’s menu and choose to open the page in your browser.`;
      case "sign-beside-address":
        return t`Select the icon to the left of the address, allow camera and microphone, then try again.`;
      case "firefox-sign":
        return t`Select the crossed-out icon beside the address, remove the block, then try again.`;
      case "safari-menu":
        return t`Open the Safari menu, choose Settings for this website, and allow camera and microphone.`;
      case "ios-page-menu":
        return t`Tap the icon beside the address, choose Website Settings, and allow camera and microphone.`;
      case "ios-settings":
        return t`Open the settings of this device, tap the name of your browser, and turn on camera and microphone.`;
      case "android-sign":
        return t`Tap the icon to the left of the address, then Permissions, and allow camera and microphone.`;
      case "android-settings":
        return t`Open the settings of this device, then Apps, your browser, Permissions, and allow camera and microphone.`;
      case "mac-settings":
        return t`Open System Settings, then Privacy and Security, and turn on your browser under Camera and under Microphone.`;
      case "windows-settings":
        return t`Open the Windows settings, then Privacy, and let apps use camera and microphone.`;
      case "system-settings":
        return t`In the settings of this device, let your browser use camera and microphone.`;
    }
  };
}
