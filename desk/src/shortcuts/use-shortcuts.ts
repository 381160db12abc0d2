import { useEffect, useRef } from "react";
import { useStore } from "../../../web/src/platform/storage/store.ts";
import { useStaff } from "../platform/desk-context.tsx";
import { goTo, type Route } from "../platform/route.ts";
import { readShortcut, type Waiting } from "./read-shortcut.ts";
import { shortcutKey } from "./shortcut-key.ts";
import { hasShortcuts, isHelpOpen } from "./shortcut-settings.ts";

/** Keys belong to what has the focus there. */
const takesKeys =
  "input, textarea, select, [contenteditable]:not([contenteditable='false']), [role='listbox']";

/** Where nothing is a shortcut: while a dialog is open, and in an open call, where a wrong key would be heard and seen. */
const excludes = "dialog[open], [data-open-call]";

/** What leads to the search for a patient, on screens that have one. */
const searchField = "[data-find-patient]";

const modifiers: ReadonlySet<string> = new Set(["Shift", "CapsLock", "AltGraph", "Control", "Alt", "Meta"]);

/**
 * Listens to the desk's shortcuts while mounted, unless they are switched off. Must be mounted around or after the
 * screen: the search for a patient takes the focus from the heading of its screen.
 */
export function useShortcuts(route: Route): void {
  const { role } = useStaff();
  const isOn = useStore(hasShortcuts, true);
  const wantsSearch = useRef(false);
  useEffect(() => {
    if (!isOn) return;
    let waiting: Waiting = null;
    const listen = (event: KeyboardEvent) => {
      if (modifiers.has(event.key)) return;
      const key = isForShortcuts(event) ? shortcutKey(event) : null;
      const step = key === null ? null : readShortcut(key, role, waiting, event.timeStamp);
      waiting = step?.waiting ?? null;
      if (!step?.shortcut) return;
      event.preventDefault(); // Firefox searches the page by /
      if (step.shortcut === "help") return isHelpOpen.set(true);
      if (step.shortcut !== "find") return goTo({ name: step.shortcut });
      if (focusSearch()) return;
      wantsSearch.current = true;
      goTo({ name: "book" });
    };
    document.addEventListener("keydown", listen);
    return () => document.removeEventListener("keydown", listen);
  }, [isOn, role]);
  useEffect(() => {
    if (wantsSearch.current) focusSearch();
    wantsSearch.current = false;
  }, [route.name]);
}

function isForShortcuts({ target, defaultPrevented: isTaken }: KeyboardEvent): boolean {
  const isTyping = target instanceof Element && target.closest(takesKeys) !== null;
  return !isTaken && !isTyping && document.querySelector(excludes) === null;
}

/** Returns whether the screen has a search for patients, which has the focus then. */
function focusSearch(): boolean {
  const field = document.querySelector<HTMLElement>(searchField);
  field?.focus();
  return field !== null;
}
