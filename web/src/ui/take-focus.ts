/** For what comes in the place of the button that was pressed, as its `ref`: the focus goes on from there. */
export function takeFocus(element: HTMLElement | null): void {
  element?.focus();
}
