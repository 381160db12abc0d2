import { useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState, useSyncExternalStore, type ReactNode, type RefObject } from "react";
import { Icon } from "../../../web/src/ui/icon.tsx";
import { linkTo } from "../platform/route.ts";
import styles from "./frame.module.css";
import { useFitting } from "./use-fitting.ts";
import type { NavigationItem } from "./navigation-items.tsx";

type Props = {
  items: readonly NavigationItem[];
  /** Language and person: beside the links in a wide window, else below those of the menu. */
  children: ReactNode;
};

/**
 * The bar's links in one row, with those that do not fit in a menu. In a small window all of them are in the menu,
 * whose button is all that the bar shows. The button counts the urgent and unread messages of links that it hides. A
 * chosen link, Escape, and a tap or the focus elsewhere close the menu.
 */
export function OverflowBar({ items, children }: Props) {
  const { t } = useLingui();
  const size = useBarSize();
  const [row, list, button] = [
    useRef<HTMLDivElement>(null),
    useRef<HTMLElement>(null),
    useRef<HTMLButtonElement>(null),
  ];
  const hasMenu = size !== "whole";
  const fitting = useFitting({ row, items: list, menu: button, hasMenu });
  const count = size === "menu" ? 0 : fitting;
  const hidden = items.slice(count);
  const isNeeded = hasMenu || hidden.length > 0;
  return (
    <>
      <div ref={row} className={styles["row"]}>
        {size !== "menu" && (
          <nav ref={list} className={styles["items"]} aria-label={t`Desk`}>
            {items.map((item, index) => (
              <NavigationLink key={item.name} item={item} isHidden={index >= count} />
            ))}
          </nav>
        )}
        {isNeeded && (
          <Menu button={button} hidden={hidden} isWhole={size === "menu"}>
            {hidden.length > 0 && (
              <nav className={styles["items"]} aria-label={size === "menu" ? t`Desk` : t`More`}>
                {hidden.map((item) => (
                  <NavigationLink key={item.name} item={item} />
                ))}
              </nav>
            )}
            {hasMenu && children}
          </Menu>
        )}
      </div>
      {!hasMenu && children}
    </>
  );
}

/** A link of the bar; `isHidden`: only laid out, so that its width is known. */
function NavigationLink({ item, isHidden = false }: { item: NavigationItem; isHidden?: boolean }) {
  const { place, label, isCurrent, urgent = 0 } = item;
  return (
    <a
      {...linkTo(place)}
      aria-current={isCurrent ? "page" : undefined}
      data-urgent={urgent > 0 || undefined}
      style={isHidden ? { position: "absolute", visibility: "hidden" } : undefined}
    >
      {label}
    </a>
  );
}

type MenuProps = {
  button: RefObject<HTMLButtonElement | null>;
  hidden: readonly NavigationItem[];
  /** Whether the menu holds all there is. */
  isWhole: boolean;
  children: ReactNode;
};

/** The button and what it opens. */
function Menu({ button, hidden, isWhole, children }: MenuProps) {
  const { t } = useLingui();
  const place = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useClosing(place, button);
  const sum = (of: "urgent" | "unread") => hidden.reduce((total, item) => total + (item[of] ?? 0), 0);
  const [urgent, unread] = [sum("urgent"), sum("unread")];
  const label = [
    isWhole ? t`Menu` : t`More`,
    ...(urgent > 0 ? [t`Urgent: ${urgent}`] : []),
    ...(unread > 0 ? [t`Unread messages: ${unread}`] : []),
  ].join(". ");
  return (
    <div
      ref={place}
      className={styles["menu"]}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setOpen(false);
      }}
    >
      <button
        ref={button}
        type="button"
        className={styles["more"]}
        data-current={(!isWhole && hidden.some(({ isCurrent }) => isCurrent)) || undefined}
        aria-expanded={isOpen}
        aria-controls="bar-menu"
        aria-label={label}
        onClick={() => setOpen(!isOpen)}
      >
        {isWhole ? <Icon name="dots-three" /> : t`More`}
        {!isWhole && <Icon name="caret-down" isSmall />}
        {urgent > 0 && <span className={styles["urgent"]}>{urgent}</span>}
        {unread > 0 && <span className={styles["unread"]}>{unread}</span>}
      </button>
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links have both */}
      <div
        id="bar-menu"
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

/** Whether the menu is open: Escape closes it and gives the button the focus, a tap elsewhere closes it. */
function useClosing(place: RefObject<HTMLElement | null>, button: RefObject<HTMLButtonElement | null>) {
  const [isOpen, setOpen] = useState(false);
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
  }, [isOpen, place, button]);
  return [isOpen, setOpen] as const;
}

/** `menu`: only a menu button beside the clinic's name; `folded`: links, with language and person in the menu. */
type BarSize = "menu" | "folded" | "whole";

// As in frame.module.css.
const queries = { menu: "(max-width: 47.99rem), (max-height: 30rem)", folded: "(max-width: 74.99rem)" };

/** Returns how much of the bar the window has room for, followed live. */
function useBarSize(): BarSize {
  return useSyncExternalStore(subscribe, sizeNow);
}

function sizeNow(): BarSize {
  if (matchMedia(queries.menu).matches) return "menu";
  return matchMedia(queries.folded).matches ? "folded" : "whole";
}

function subscribe(listener: () => void): () => void {
  const lists = Object.values(queries).map((query) => matchMedia(query));
  for (const list of lists) list.addEventListener("change", listener);
  return () => {
    for (const list of lists) list.removeEventListener("change", listener);
  };
}
