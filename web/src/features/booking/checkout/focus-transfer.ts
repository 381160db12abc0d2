/** Gives the focus of a control that goes to the one that takes its place. */
export type FocusTransfer = {
  /** Call it when somebody presses what is about to go. */
  expect: () => void;
  /** Focuses the element once after `expect`, if the focus was lost; a page that has just been opened keeps its own. */
  take: (element: HTMLElement | null) => void;
};

/** Creates a transfer that nobody expects yet. */
export function focusTransfer(): FocusTransfer {
  let isExpected = false;
  return {
    expect: () => {
      isExpected = true;
    },
    take: (element) => {
      if (!element || !isExpected) return;
      isExpected = false;
      if (document.activeElement === document.body) element.focus();
    },
  };
}
