import { useEffect, useState, type ComponentProps } from "react";
import { useApp } from "../../platform/app-context.tsx";
import type { NotifyClinic } from "./notify-clinic.tsx";

/** Loads `NotifyClinic` on mount and renders it with these props; nothing until then, or if loading fails. */
export function LazyNotifyClinic(props: ComponentProps<typeof NotifyClinic>) {
  const { texts } = useApp();
  const [part, setPart] = useState<{ Offer: typeof NotifyClinic } | null>(null);
  useEffect(() => {
    Promise.all([import("./notify-clinic.tsx"), texts.load(["urgent"])]).then(
      ([module]) => setPart({ Offer: module.NotifyClinic }),
      () => {}, // offline: the clinic could not be notified, and the page shows the number to call
    );
  }, [texts]);
  return part && <part.Offer {...props} />;
}
