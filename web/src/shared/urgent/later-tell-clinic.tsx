import { useEffect, useState, type ComponentProps } from "react";
import { useApp } from "../../platform/app-context.tsx";
import type { TellClinic } from "./tell-clinic.tsx";

/** The offer to tell the clinic, fetched with its words where a danger was found: hardly any page ever needs it. */
export function LaterTellClinic(props: ComponentProps<typeof TellClinic>) {
  const { texts } = useApp();
  const [part, setPart] = useState<{ Offer: typeof TellClinic } | null>(null);
  useEffect(() => {
    Promise.all([import("./tell-clinic.tsx"), texts.load(["urgent"])]).then(
      ([module]) => setPart({ Offer: module.TellClinic }),
      () => {}, // offline: nobody could be told, and the number to call stands on the page
    );
  }, [texts]);
  return part && <part.Offer {...props} />;
}
