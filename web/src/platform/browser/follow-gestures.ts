import { touchRules } from "@anteroom/domain/shared/constants";
import { noTouch, stepTouch, type Gesture, type Touch } from "@anteroom/domain/call/touch-gesture";

/**
 * Reports gestures of the first finger, pen or mouse on an element, including a mouse that moves over it; returns a function that stops
 * it. Captures the pointer; buttons, links and inputs inside keep their taps. The element's `touch-action` must prevent scrolling in the
 * observed direction.
 */
export function followGestures(element: HTMLElement, report: (gesture: Gesture) => void): () => void {
  let state = noTouch;
  let pointer: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const step = (touch: Touch) => {
    const next = stepTouch(state, touch);
    state = next.state;
    next.gestures.forEach(report);
  };
  const begin = ({ target, isPrimary, pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    if (!isPrimary || (target instanceof Element && target.closest("button, a, input"))) return;
    pointer = pointerId;
    element.setPointerCapture(pointerId);
    step({ type: "down", at, x, y });
    timer = setTimeout(() => step({ type: "wait", at: at + touchRules.holdAfter }), touchRules.holdAfter);
  };
  const move = ({ pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    if (pointer === null || pointer === pointerId) step({ type: "move", at, x, y });
  };
  const end = ({ type, pointerId, clientX: x, clientY: y, timeStamp: at }: PointerEvent) => {
    if (pointer !== pointerId) return;
    pointer = null;
    clearTimeout(timer);
    step(type === "pointerup" ? { type: "up", at, x, y } : { type: "cancel", at });
  };
  const listening = new AbortController();
  const { signal } = listening;
  element.addEventListener("pointerdown", begin, { signal });
  element.addEventListener("pointermove", move, { signal });
  for (const type of ["pointerup", "pointercancel"] as const) element.addEventListener(type, end, { signal });
  return () => {
    listening.abort();
    clearTimeout(timer);
  };
}
