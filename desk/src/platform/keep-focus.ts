/** What takes the focus in place of something that is gone: the part of the page around it. */
const parts = "section, form, dialog, main";

/**
 * Keeps the focus in the page. When what has it is removed, such as a button that has done its work, the nearest part
 * around it that remains gets the focus instead of the document's body, unless something else has got it by the next
 * frame. Returns a function that ends this.
 */
export function keepFocus(root: HTMLElement): () => void {
  let around: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof HTMLElement ? [target, ...partsAround(target)] : [];
  };
  const check = () => {
    const [element, ...others] = around;
    const isLost = element !== undefined && !element.isConnected && isOnBody();
    const heir = isLost ? others.find((part) => part.isConnected) : undefined;
    if (!heir) return;
    if (!heir.hasAttribute("tabindex")) heir.tabIndex = -1;
    heir.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(() => {
    if (around[0]?.isConnected === false && isOnBody()) requestAnimationFrame(check);
  });
  root.addEventListener("focusin", remember);
  observer.observe(root, { childList: true, subtree: true });
  return () => {
    root.removeEventListener("focusin", remember);
    observer.disconnect();
  };
}

const isOnBody = () => document.activeElement === null || document.activeElement === document.body;

function partsAround(element: HTMLElement): HTMLElement[] {
  const part = element.parentElement?.closest<HTMLElement>(parts);
  return part ? [part, ...partsAround(part)] : [];
}
