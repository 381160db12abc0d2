/** Focuses the element: pass it as the `ref` of what replaces the pressed button. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
