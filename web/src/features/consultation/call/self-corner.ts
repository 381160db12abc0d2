/** A corner of the call's frame; `start` and `end` follow the reading direction. */
export type Corner = "top-end" | "bottom-end" | "bottom-start" | "top-start";

const round: readonly Corner[] = ["top-end", "bottom-end", "bottom-start", "top-start"];

/** Returns the next corner, clockwise around the screen. */
export function nextCorner(corner: Corner): Corner {
  return round[(round.indexOf(corner) + 1) % round.length] ?? corner;
}

/**
 * Returns the corner that an arrow key moves to, possibly the same; null for other keys. Left and right are
 * those of the screen.
 */
export function moveCorner(corner: Corner, key: string, isRightToLeft: boolean): Corner | null {
  const [block, inline] = corner.split("-");
  const [left, right] = isRightToLeft ? ["end", "start"] : ["start", "end"];
  switch (key) {
    case "ArrowUp":
      return asCorner("top", inline);
    case "ArrowDown":
      return asCorner("bottom", inline);
    case "ArrowLeft":
      return asCorner(block, left);
    case "ArrowRight":
      return asCorner(block, right);
    default:
      return null;
  }
}

/** Returns the corner nearest to a point, given as fractions of the frame from its top left. */
export function nearestCorner({ x, y }: { x: number; y: number }, isRightToLeft: boolean): Corner {
  const isAtEnd = isRightToLeft ? x < 0.5 : x >= 0.5;
  return asCorner(y < 0.5 ? "top" : "bottom", isAtEnd ? "end" : "start") ?? "top-end";
}

function asCorner(block: string | undefined, inline: string | undefined): Corner | null {
  return round.find((corner) => corner === `${block}-${inline}`) ?? null;
}
