import { useStore } from "../../platform/store.ts";
import { useMedia } from "../devices/use-media.ts";
import type { VisitSession } from "./visit-session.ts";

/** Microphone and camera as the call's controls know them. */
export function useCallDevices(session: VisitSession) {
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
