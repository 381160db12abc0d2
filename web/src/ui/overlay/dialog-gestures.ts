import { closeOnBack } from "./close-on-back.ts";
import { swipeToClose } from "./swipe-to-close.ts";

/** Closes an open dialog by the browser's Back, and by a swipe on `head` unless that is missing. Returns a function that stops it. */
export function closeByGestures(dialog: HTMLDialogElement, head: HTMLElement | null | undefined): () => void {
  const ends = [closeOnBack(dialog), head ? swipeToClose(dialog, head) : () => {}];
  return () => {
    for (const end of ends) end();
  };
}
