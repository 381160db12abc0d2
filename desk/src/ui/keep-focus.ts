/** What takes the focus in place of something that is gone: the area of the page around it. */
const areas = "section, form, dialog, main";

/**
 * Keeps the focus in the page. When what has it is removed, such as a button that has done its work, the nearest area
 * around it that remains gets the focus instead of the document's body, unless something else has got it by the next
 * frame. Returns a function that ends this.
 */
export function keepFocus(root: HTMLElement): () => void {
  let around: readonly HTMLElement[] = [];
  const remember = ({ target }: FocusEvent) => {
    around = target instanceof HTMLElement ? [target, ...areasAround(target)] : [];
  };
  const check = () => {
    const [element, ...others] = around;
    const isLost = element !== undefined && !element.isConnected && isOnBody();
    const heir = isLost ? others.find((area) => area.isConnected) : undefined;
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

function areasAround(element: HTMLElement): HTMLElement[] {
  const area = element.parentElement?.closest<HTMLElement>(areas);
  return area ? [area, ...areasAround(area)] : [];
}
