import { useLayoutEffect, useState, type RefObject } from "react";
import { fittingCount } from "./fitting.ts";

type Row = {
  /** Has the items and the menu button side by side. */
  row: RefObject<HTMLElement | null>;
  /** Its children are the items; those that do not fit are laid out too, unseen. */
  items: RefObject<HTMLElement | null>;
  menu: RefObject<HTMLElement | null>;
  hasMenu: boolean;
};

/** The menu button's width before it is shown, in px. */
const presumedMenuWidth = 100;

/** Returns how many of the items fit beside each other, measured before each paint and when sizes change. */
export function useFitting({ row, items, menu, hasMenu }: Row): number {
  const [count, setCount] = useState(Infinity);
  useLayoutEffect(() => {
    const [whole, list] = [row.current, items.current];
    if (!whole || !list) return;
    const measure = () =>
      setCount(
        fittingCount({
          widths: Array.from(
            list.children,
            ({ offsetWidth }: Element & { offsetWidth?: number }) => offsetWidth ?? 0,
          ),
          gap: parseFloat(getComputedStyle(list).columnGap) || 0,
          available: whole.clientWidth,
          menuWidth: menu.current?.offsetWidth ?? presumedMenuWidth,
          hasMenu,
        }),
      );
    measure();
    const observer = new ResizeObserver(measure);
    for (const element of [whole, ...list.children]) observer.observe(element); // fonts come late
    return () => observer.disconnect();
  });
  return count;
}
