/** The dialogs that are open, the uppermost last. */
const open: HTMLDialogElement[] = [];

/**
 * Makes the browser's Back close the uppermost open dialog, as Escape does, and stay on the page. It cancels the step back with the
 * Navigation API and writes no entry into the history, so Forward and the addresses stay as they are. A browser without that API leaves
 * the page, and so does one that cannot cancel: to another site, or a second time without a tap in between, so that no dialog can hold
 * anybody. Returns a function that lets go of the dialog.
 */
export function closeOnBack(dialog: HTMLDialogElement): () => void {
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
