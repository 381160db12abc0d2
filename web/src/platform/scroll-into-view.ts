/** So long parts above may still come and push it away, in ms. */
const patience = 4000;

/**
 * Focuses an element, scrolls it to the middle, and keeps it there while content changes size: until a wheel, touch, click or key, or for
 * 4 s. Returns a function that stops it.
 */
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
