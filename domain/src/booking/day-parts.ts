type Part = { readonly kind: string; readonly from: number; readonly to: number; readonly weekday?: number };

/** Returns the minutes since midnight of a time such as `08:30`; does not validate, NaN for other text. */
export function minuteOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(":").map(Number);
  return hours * 60 + minutes;
}

/** Formats minutes since midnight as `08:30`; 1440 is `24:00`. */
export function clockTimeOf(minute: number): string {
  const two = (part: number) => String(part).padStart(2, "0");
  return `${two(Math.floor(minute / 60))}:${two(minute % 60)}`;
}

/**
 * Returns the indexes of ranges that do not end after their start, or overlap an earlier one of the same kind and
 * weekday.
 */
export function faultyRanges(parts: readonly Part[]): number[] {
  return parts.flatMap((part, index) => {
    const isShared = parts
      .slice(0, index)
      .some(
        (other) =>
          other.kind === part.kind &&
          other.weekday === part.weekday &&
          other.from < part.to &&
          part.from < other.to,
      );
    return part.from >= part.to || isShared ? [index] : [];
  });
}
