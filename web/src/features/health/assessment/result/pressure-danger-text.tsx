import { Trans } from "@lingui/react/macro";
import type { PressureDanger } from "./dangers-of.ts";

/** Describes a dangerous systolic pressure in the same words as the vital signs. */
export function PressureDangerText({ danger }: { danger: PressureDanger }) {
  return danger === "low-pressure" ? (
    <Trans>This blood pressure is dangerously low.</Trans>
  ) : (
    <Trans>Blood pressure this high may need urgent care.</Trans>
  );
}
