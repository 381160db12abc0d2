import { useEffect, useState, type ComponentProps } from "react";
import { useApp } from "../../platform/app-context.tsx";
import type { NotifyClinic } from "./notify-clinic.tsx";

/** `NotifyClinic`, loaded only where a danger was found. */
export function LazyNotifyClinic(props: ComponentProps<typeof NotifyClinic>) {
  const { texts } = useApp();
  const [part, setPart] = useState<{ Offer: typeof NotifyClinic } | null>(null);
  useEffect(() => {
    Promise.all([import("./notify-clinic.tsx"), texts.load(["urgent"])]).then(
      ([module]) => setPart({ Offer: module.NotifyClinic }),
      () => {}, // offline: nobody could be told, and the number to call stands on the page
    );
  }, [texts]);
  return part && <part.Offer {...props} />;
}
