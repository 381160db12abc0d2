// Runs in the browser: the owner of camera and microphone, and what the test asks of it.
import { type LocalMedia, createLocalMedia } from "../../web/src/media/local-media.ts";

declare global {
  interface Window {
    media: LocalMedia;
    /** Every track the browser ever gave, also those the owner did not want. */
    given: MediaStreamTrack[];
    /** From now on the browser refuses so; an empty text gives devices again. */
    refuse: (name: string, kind?: "audio" | "video") => void;
    liveTracks: () => number;
  }
}

let refusal: { name: string; kind: "audio" | "video" | undefined } | null = null;
const real = navigator.mediaDevices.getUserMedia.bind(navigator.mediaDevices);

window.given = [];
window.refuse = (name, kind) => (refusal = name === "" ? null : { name, kind });
window.liveTracks = () => window.given.filter((track) => track.readyState === "live").length;
navigator.mediaDevices.getUserMedia = async (constraints) => {
  if (refusal && (!refusal.kind || constraints?.[refusal.kind])) throw new DOMException("no", refusal.name);
  const stream = await real(constraints);
  window.given.push(...stream.getTracks());
  return stream;
};
window.media = createLocalMedia();
