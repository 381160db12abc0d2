import { useEffect, useRef, type MouseEvent } from "react";

/**
 * Returns a function that wraps what a button opens: the button gets the focus again once `isOpen` is false and nothing else has it. A dialog
 * that is removed while open does not return the focus.
 */
export function useReturnFocus(
  isOpen: boolean,
): (open: () => void) => (event: MouseEvent<HTMLElement>) => void {
  const opener = useRef<HTMLElement>(null);
  useEffect(() => {
    if (!isOpen && document.activeElement === document.body) opener.current?.focus();
  }, [isOpen]);
  return (open) =>
    ({ currentTarget }) => {
      opener.current = currentTarget;
      open();
    };
}
