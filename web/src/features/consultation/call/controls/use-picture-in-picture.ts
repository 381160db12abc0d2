import { useEffect, useState } from "react";

type Pip = {
  isOffered: boolean;
  isOn: boolean;
  toggle: () => void;
  /** Where the small window's content goes; null where the browser draws the video itself. */
  place: HTMLElement | null;
};

/** A small window of the document's own, as Chromium has it (W3C Document Picture-in-Picture). */
type DocumentPip = { requestWindow: (size: { width: number; height: number }) => Promise<Window> };

/**
 * Returns how to show the doctor in a picture-in-picture window: our own document window (render into
 * `place`), else the browser's for the video of `doctorsVideo`; `isOffered` is false without either. Opening
 * must run within a tap; a refusal is ignored. Unmount closes our own.
 */
export function usePictureInPicture(doctorsVideo: () => HTMLVideoElement | null): Pip {
  const [small, setSmall] = useState<Window | null>(null);
  const [isVideoSmall, setVideoSmall] = useState(false);
  useEffect(() => () => small?.close(), [small]);
  const own = documentPip();
  const open = async () => {
    if (own) {
      const opened = await own.requestWindow({ width: 320, height: 240 }).catch(() => null);
      if (!opened) return;
      dress(opened.document);
      opened.addEventListener("pagehide", () => setSmall(null), { once: true });
      setSmall(opened);
      return;
    }
    const video = doctorsVideo();
    if (!video) return;
    video.addEventListener("leavepictureinpicture", () => setVideoSmall(false), { once: true });
    setVideoSmall((await video.requestPictureInPicture().catch(() => null)) !== null);
  };
  const close = () => {
    if (small) small.close();
    else void document.exitPictureInPicture().catch(() => undefined);
  };
  const isOn = small !== null || isVideoSmall;
  return {
    isOffered: own !== null || document.pictureInPictureEnabled,
    isOn,
    toggle: () => (isOn ? close() : void open()),
    place: small?.document.body ?? null,
  };
}

function documentPip(): DocumentPip | null {
  // Not in TypeScript's own picture of the browser yet.
  return "documentPictureInPicture" in window ? (window.documentPictureInPicture as DocumentPip) : null;
}

/** The small window is an empty page: it gets our look and direction. */
function dress(page: Document): void {
  for (const sheet of document.querySelectorAll("style, link[rel=stylesheet]"))
    page.head.append(sheet.cloneNode(true));
  const { lang, dir, dataset } = document.documentElement;
  Object.assign(page.documentElement, { lang, dir });
  Object.assign(page.documentElement.dataset, dataset);
}
