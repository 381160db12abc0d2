import { useEffect, useRef } from "react";
import { notify } from "../../../platform/browser/notify.ts";
import type { LocalMedia } from "../../../media/local-media.ts";

const repeatAfter = 4_000;
const flashEvery = 1_000;

/**
 * Alerts each time the doctor arrives after a wait: a chime on the chosen speaker, vibration where the page
 * was touched, and, while the page is hidden, a second chime after 4 s, a flashing tab title (`words`) and a
 * notification where allowed. No alert if the doctor was there at mount.
 */
export function useDoctorArrivalAlert(hasArrived: boolean, words: string, media: LocalMedia): void {
  const wasWaiting = useRef(false);
  useEffect(() => {
    if (!hasArrived) {
      wasWaiting.current = true;
      return;
    }
    if (!wasWaiting.current) return; // back after a reload: no news
    wasWaiting.current = false;
    return announce(words, media);
  }, [hasArrived, words, media]);
}

function announce(words: string, media: LocalMedia): () => void {
  void media.testSpeaker();
  // Browsers refuse, and complain, before the person has touched the page: after a reload, say.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.([200, 100, 200]);
  const again = setTimeout(() => document.hidden && void media.testSpeaker(), repeatAfter);
  const takeBack = document.hidden ? notify(words) : () => {};
  const title = document.title;
  let isFlashing = false;
  const flash = setInterval(() => {
    if (!document.hidden) return stop();
    show(document.title === title ? words : title);
  }, flashEvery);
  if (document.hidden) show(words);
  function show(now: string): void {
    isFlashing = true;
    document.title = now;
  }
  function stop(): void {
    clearTimeout(again);
    clearInterval(flash);
    takeBack();
    // Whoever has looked meanwhile has a title that follows the call, and later the page after it.
    if (isFlashing) document.title = title;
    isFlashing = false;
  }
  return stop;
}
