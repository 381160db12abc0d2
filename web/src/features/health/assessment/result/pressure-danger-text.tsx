import { Trans } from "@lingui/react/macro";
import type { PressureDanger } from "./dangers-of.ts";

/** What an upper blood pressure that does not wait is, as the vital signs say it. */
export function PressureDangerText({ danger }: { danger: PressureDanger }) {
  return danger === "low-pressure" ? (
    <Trans>This blood pressure is dangerously low.</Trans>
  ) : (
    <Trans>Blood pressure this high may need urgent care.</Trans>
  );
}
