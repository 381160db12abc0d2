import type { IconName } from "./icon-names.ts";

/** Icons that are mirrored in right-to-left languages. */
export const directionalIcons: ReadonlySet<IconName> = new Set<IconName>([
  "arrow-left",
  "arrow-right",
  "arrow-square-out",
  "camera",
  "camera-fill",
  "camera-off",
  "caret-left",
  "caret-right",
  "chat",
  "funnel",
  "paper-plane",
  "sign-out",
  "speaker",
  "user-plus",
]);
