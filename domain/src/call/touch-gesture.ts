import { touchRules } from "../shared/constants.ts";

/** A point or distance in CSS px. */
export type Point = { x: number; y: number };

/** A pointer event in CSS px; `at` is an instant in ms. `wait` only reports that time has passed. */
export type Touch = { at: number } & (
  | ({ type: "down" | "move" | "up" } & Point)
  | { type: "wait" | "cancel" }
);

/**
 * The recognised gesture (D.54). `hold` is reported while pressed, `long-tap` on release. `by` is the distance from its
 * start in px; left and right are those of the screen.
 */
export type Gesture =
  | { type: "tap" | "hold" | "long-tap"; from: Point }
  | { type: "swipe"; to: "left" | "right" | "up" | "down"; by: Point }
  | { type: "drag" | "drop"; by: Point; point: Point }
  /** A mouse or pen that moves above without pressing. */
  | { type: "rollover"; point: Point }
  | { type: "cancel" };

/** The state of `stepTouch` between two pointer events; start with `noTouch`. */
export type TouchState = {
  /** Position and time of the press; null while nothing is pressed. */
  from: (Point & { at: number }) | null;
  /** It has moved further than a tap may, at any time since the press. */
  hasMoved: boolean;
  isHeld: boolean;
  /** When a drag or rollover was last reported, in ms. */
  reportedAt: number;
};
/** The state before any touch. */
export const noTouch: TouchState = { from: null, hasMoved: false, isHeld: false, reportedAt: -Infinity };

type Step = { state: TouchState; gestures: readonly Gesture[] };

/**
 * Returns the state after a touch and the gestures it completes (S9.TOUCH.01-.05): a swipe comes after its `drop`.
 * `hold` needs a `wait` event after `touchRules.holdAfter`; drags and rollovers are limited to one in
 * `touchRules.dragEvery` ms. Irrelevant events leave the state unchanged.
 */
export function stepTouch(state: TouchState, touch: Touch): Step {
  const { from } = state;
  switch (touch.type) {
    case "down":
      return { state: { ...noTouch, from: { x: touch.x, y: touch.y, at: touch.at } }, gestures: [] };
    case "cancel":
      return { state: noTouch, gestures: from ? [{ type: "cancel" }] : [] };
    case "wait":
      return from && !state.hasMoved && !state.isHeld && touch.at - from.at >= touchRules.holdAfter
        ? { state: { ...state, isHeld: true }, gestures: [{ type: "hold", from: pointOf(from) }] }
        : { state, gestures: [] };
    case "move":
      return from ? dragged(state, from, touch) : hovered(state, touch);
    case "up":
      return { state: noTouch, gestures: from ? endOf(state, from, touch) : [] };
  }
}

type At = Point & { at: number };

function dragged(state: TouchState, from: At, { at, ...to }: At): Step {
  const by = { x: to.x - from.x, y: to.y - from.y };
  const hasMoved = state.hasMoved || Math.hypot(by.x, by.y) > touchRules.tapTolerance;
  if (!hasMoved || at - state.reportedAt < touchRules.dragEvery)
    return { state: { ...state, hasMoved }, gestures: [] };
  return {
    state: { ...state, hasMoved, reportedAt: at },
    gestures: [{ type: "drag", by, point: pointOf(to) }],
  };
}

function hovered(state: TouchState, { at, ...to }: At): Step {
  if (at - state.reportedAt < touchRules.dragEvery) return { state, gestures: [] };
  return { state: { ...state, reportedAt: at }, gestures: [{ type: "rollover", point: pointOf(to) }] };
}

function endOf({ hasMoved }: TouchState, from: At, { at, ...to }: At): Gesture[] {
  const by = { x: to.x - from.x, y: to.y - from.y };
  const isTap = !hasMoved && Math.hypot(by.x, by.y) <= touchRules.tapTolerance;
  if (isTap)
    return [{ type: at - from.at >= touchRules.longTapAfter ? "long-tap" : "tap", from: pointOf(from) }];
  const drop: Gesture = { type: "drop", by, point: pointOf(to) };
  const isAcross = Math.abs(by.x) > Math.abs(by.y);
  if (Math.max(Math.abs(by.x), Math.abs(by.y)) <= touchRules.swipeTolerance) return [drop];
  return [
    drop,
    { type: "swipe", to: isAcross ? (by.x < 0 ? "left" : "right") : by.y < 0 ? "up" : "down", by },
  ];
}

const pointOf = ({ x, y }: Point): Point => ({ x, y });
