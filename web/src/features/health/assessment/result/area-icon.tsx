import type { Area } from "@anteroom/domain/health/assessment/areas";
import { Icon } from "../../../../ui/icon.tsx";
import type { IconName } from "../../../../ui/icons/icon-names.ts";

const icons: Readonly<Record<Area, IconName>> = {
  mood: "cloud-sun",
  anxiety: "brain",
  diabetes: "drop",
  heart: "heart",
  weight: "scales",
  activity: "person-simple-run",
  tobacco: "cigarette",
  alcohol: "wine",
  sleep: "moon",
  nutrition: "fork-knife",
};

/** Renders the decorative icon of an area. */
export function AreaIcon({ area }: { area: Area }) {
  return <Icon name={icons[area]} />;
}
