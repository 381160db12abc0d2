import { followGestures } from "../../platform/browser/follow-gestures.ts";

/** The dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = [];

/**
 * Closes a dialog, while it is open, by the browser's Back, and by a swipe on `head` where that has a button to close it. Returns a function that stops it, and
 * returns the focus to `opener`: a dialog that is removed while open does not by itself.
 */
export function closeByGestures(
  dialog: HTMLDialogElement,
  head: HTMLElement | null,
  opener: Element | null,
): () => void {
  if (!dialog.open) return () => {};
  const ends = [closeOnBack(dialog), head ? swipeToClose(dialog, head) : () => {}];
  return () => {
    for (const end of ends) end();
    if (document.activeElement === document.body && opener instanceof HTMLElement) opener.focus();
  };
}

/**
 * Makes the browser's Back close the uppermost open dialog, as Escape does, and stay on the page. It cancels the step back with the
 * Navigation API and writes no entry into the history, so Forward and the addresses stay as they are. A browser without that API leaves
 * the page, and so does one that cannot cancel: to another site, or a second time without a tap in between, so that no dialog can hold
 * anybody. Returns a function that lets go of the dialog.
 */
function closeOnBack(dialog: HTMLDialogElement): () => void {
  if (!("navigation" in window)) return () => {};
  open.push(dialog);
  if (open.length === 1) navigation.addEventListener("navigate", closeUppermost);
  return () => {
    open.splice(open.indexOf(dialog), 1);
    if (open.length === 0) navigation.removeEventListener("navigate", closeUppermost);
  };
}

function closeUppermost(event: NavigateEvent): void {
  const isBack =
    event.navigationType === "traverse" && event.destination.index < (navigation.currentEntry?.index ?? 0);
  if (!isBack || !event.cancelable) return;
  event.preventDefault();
  open.at(-1)?.dispatchEvent(new Event("cancel", { cancelable: true }));
}

/**
 * Closes a dialog when its head is swiped down, and moves it with the finger; only while it is shown as a
 * sheet from below, as on phones (D.54). Returns a function that stops it.
 */
function swipeToClose(dialog: HTMLDialogElement, head: HTMLElement): () => void {
  return followGestures(head, (gesture) => {
    const isSheet = getComputedStyle(dialog).marginBlockEnd === "0px";
    if (!isSheet || !head.querySelector("button")) return;
    if (gesture.type === "drag") dialog.style.translate = `0 ${Math.max(0, gesture.by.y)}px`;
    if (gesture.type === "drop" || gesture.type === "cancel") dialog.style.translate = "";
    if (gesture.type === "swipe" && gesture.to === "down") dialog.close();
  });
}
