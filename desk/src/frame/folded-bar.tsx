import { clinicListUrgentEvents } from "@anteroom/contract/health/urgent";
import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, type ReactNode } from "react";
import { Icon } from "../../../web/src/ui/icon.tsx";
import { useApiAnswer } from "../platform/use-answer.ts";
import styles from "./frame.module.css";

type Props = { isFolding: boolean; hasUrgent: boolean; children: ReactNode };

/**
 * The links, language and sign-out of the bar. In a small window they are behind a menu button if `isFolding`; with `hasUrgent` it
 * counts urgent messages. A chosen link, Escape, and a tap or the focus elsewhere close the menu.
 */
export function FoldedBar({ isFolding, hasUrgent, children }: Props) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { data } = useApiAnswer(clinicListUrgentEvents, { isEnabled: hasUrgent });
  const urgent = data?.data.collection.length ?? 0;
  useEffect(() => {
    if (!isOpen) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !place.current?.contains(target)) setOpen(false);
    };
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      setOpen(false);
      button.current?.focus();
    };
    document.addEventListener("pointerdown", onPointerDown);
    document.addEventListener("keydown", onKeyDown);
    return () => {
      document.removeEventListener("pointerdown", onPointerDown);
      document.removeEventListener("keydown", onKeyDown);
    };
  }, [isOpen]);
  return (
    <div
      ref={place}
      className={styles["folded"]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      {isFolding && (
        <button
          ref={button}
          type="button"
          className={styles["menu"]}
          aria-expanded={isOpen}
          aria-controls="bar-content"
          aria-label={urgent > 0 ? t`Menu. Urgent: ${urgent}` : t`Menu`}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="dots-three" />
          {urgent > 0 && <span className={styles["count"]}>{urgent}</span>}
        </button>
      )}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links have both */}
      <div
        id="bar-content"
        className={styles["content"]}
        data-open={isOpen || undefined}
        onClick={({ target }) => {
          if (target instanceof Element && target.closest("a")) setOpen(false);
        }}
      >
        {children}
      </div>
    </div>
  );
}
