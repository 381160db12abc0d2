import { useEffect, useId, useLayoutEffect, useRef, type ReactNode } from "react";
import styles from "./dialog.module.css";
import { Icon } from "../icon.tsx";

type Props = {
  isOpen: boolean;
  onClose: () => void;
  /** A question, if there is something to decide. */
  title: ReactNode;
  /**
   * Label of the close button. Without it the dialog requires an answer: no close button, and a tap outside
   * does nothing.
   */
  closeLabel?: string;
  /** Two buttons of equal size, the yes filled. */
  actions?: ReactNode;
  children?: ReactNode;
};

/**
 * A modal dialog based on the browser's own; a sheet from below on phones, where a swipe down closes it.
 * Without `closeLabel` it has no close button, and a tap outside or a swipe does nothing. `onClose` is called
 * each time it closes, also by Escape and the browser's Back; the caller must then set `isOpen` to false.
 */
export function Dialog({ isOpen, onClose, title, closeLabel, actions, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the content takes the focus: opening gives it to the first control.
  useLayoutEffect(() => {
    const { current } = dialog;
    const opener = document.activeElement;
    if (!current || isOpen === current.open) return;
    if (!isOpen) return current.close();
    current.showModal();
    return followGestures(current, opener);
  }, [isOpen]);
  useEffect(() => {
    const element = closeLabel === undefined ? null : dialog.current;
    element?.addEventListener("click", closeOutside);
    return () => element?.removeEventListener("click", closeOutside);
  }, [closeLabel]);
  return (
    <dialog
      ref={dialog}
      className={styles["dialog"]}
      aria-labelledby={id}
      // Escape gives the focus back before `close` is heard: a press in between opens it again, and must not be lost.
      onCancel={({ target }) => target === dialog.current && onClose()}
      onClose={() => dialog.current?.open || onClose()}
    >
      <div className={styles["inside"]}>
        <div className={styles["head"]}>
          <h2 id={id} className="grow">
            {title}
          </h2>
          {closeLabel !== undefined && (
            <button type="button" className={styles["close"]} aria-label={closeLabel} onClick={onClose}>
              <Icon name="x" />
            </button>
          )}
        </div>
        {children}
        {actions && <div className={styles["actions"]}>{actions}</div>}
      </div>
    </dialog>
  );
}

/** Back and swipes: fetched with the first dialog that opens. Until then, and without them, there is the cross. */
function followGestures(element: HTMLDialogElement, opener: Element | null): () => void {
  const head = element.querySelector<HTMLElement>(`.${styles["head"]}`);
  const following = import("./dialog-gestures.ts").then(
    ({ closeByGestures }) => closeByGestures(element, head, opener),
    () => () => {},
  );
  return () => void following.then((stop) => stop());
}

/** Only the backdrop is the dialog itself; everything that can be seen lies in the element inside it. */
function closeOutside(event: Event): void {
  if (event.target === event.currentTarget && event.target instanceof HTMLDialogElement) event.target.close();
}
