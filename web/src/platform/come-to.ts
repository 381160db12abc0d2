/** So long parts above may still come and push it away, in ms. */
const patience = 4000;

/** Brings a part of a page into sight with the focus, and keeps it there while the page above it fills, until the person moves. */
export function scrollIntoViewAndHold(part: HTMLElement): () => void {
  const show = () => part.scrollIntoView({ block: "center" });
  part.focus({ preventScroll: true });
  show();
  const watch = new ResizeObserver(show);
  watch.observe(document.body);
  const moves = ["wheel", "touchstart", "pointerdown", "keydown"] as const;
  const stop = () => {
    watch.disconnect();
    clearTimeout(timer);
    for (const move of moves) removeEventListener(move, stop, true);
  };
  const timer = setTimeout(stop, patience);
  for (const move of moves) addEventListener(move, stop, { capture: true, passive: true });
  return stop;
}
