/**
 * Focuses the element; null is ignored. Pass it as the `ref` of what replaces the pressed button: an inline
 * function would focus again at each render.
 */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
