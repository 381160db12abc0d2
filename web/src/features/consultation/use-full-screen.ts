import { useSyncExternalStore, type RefObject } from "react";

type FullScreen = { isOffered: boolean; isOn: boolean; toggle: () => void };

/** The call over everything else, where the browser can. */
export function useFullScreen(element: RefObject<HTMLElement | null>): FullScreen {
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
