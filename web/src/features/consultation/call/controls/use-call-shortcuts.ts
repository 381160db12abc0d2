import { useEffect, useRef } from "react";
import { callShortcut } from "./call-shortcut.ts";

type Verbs = { toggleMicrophone: () => void; toggleCamera: () => void; talk: (isHeld: boolean) => void };

/** Whoever stands on one of these means it, not the call. */
const takesKeys =
  "input, textarea, select, button, a, summary, dialog, [contenteditable], [role=switch], [role=radio]";

/** Props that mark an open panel: letters typed there go to its textarea and trigger no shortcut. */
export const writingTargetProps = { "data-takes-writing": "" };

/**
 * While `isOn`, handles M, V and the held space bar on the window; ignored in fields, on focused controls and
 * while a dialog is open. In an element with `writingTargetProps` letters focus its textarea instead.
 * Releases `talk` on blur and unmount.
 */
export function useCallShortcuts(isOn: boolean, verbs: Verbs): void {
  const latest = useRef(verbs);
  useEffect(() => {
    latest.current = verbs;
  });
  useEffect(() => {
    if (!isOn) return;
    let isTalking = false;
    const release = () => {
      if (!isTalking) return;
      isTalking = false;
      latest.current.talk(false);
    };
    const onDown = (event: KeyboardEvent) => {
      const shortcut = callShortcut(event);
      const isTaken = event.target instanceof Element && event.target.closest(takesKeys) !== null;
      if (isTaken || document.querySelector("dialog[open]")) return;
      const side = event.target instanceof Element && event.target.closest("[data-takes-writing]");
      if (side) {
        const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        // The letter itself goes into the box, which has the focus by the time it is put in.
        if (isLetter) side.querySelector("textarea")?.focus();
        return;
      }
      if (!shortcut) return;
      event.preventDefault();
      if (event.repeat) return;
      if (shortcut === "microphone") latest.current.toggleMicrophone();
      else if (shortcut === "camera") latest.current.toggleCamera();
      else {
        isTalking = true;
        latest.current.talk(true);
      }
    };
    const onUp = (event: KeyboardEvent) => {
      if (event.code === "Space") release();
    };
    addEventListener("keydown", onDown);
    addEventListener("keyup", onUp);
    addEventListener("blur", release);
    return () => {
      release();
      removeEventListener("keydown", onDown);
      removeEventListener("keyup", onUp);
      removeEventListener("blur", release);
    };
  }, [isOn]);
}
