import { followGestures } from "../../platform/browser/follow-gestures.ts";

/**
 * Closes a dialog when its head is swiped down, and moves it with the finger; only while it is shown as a
 * sheet from below, as on phones (D.54). Returns a function that stops it.
 */
export function swipeToClose(dialog: HTMLDialogElement, head: HTMLElement): () => void {
  return followGestures(head, (gesture) => {
    const isSheet = getComputedStyle(dialog).marginBlockEnd === "0px";
    if (!isSheet) return;
    if (gesture.type === "drag") dialog.style.translate = `0 ${Math.max(0, gesture.by.y)}px`;
    if (gesture.type === "drop" || gesture.type === "cancel") dialog.style.translate = "";
    if (gesture.type === "swipe" && gesture.to === "down") dialog.close();
  });
}
