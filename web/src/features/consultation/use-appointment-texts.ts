import { useEffect, useState } from "react";
import { useApp } from "../../platform/app-context.tsx";

/** Whether the texts of the appointments' own parts are here; they are fetched when the first of those parts is shown. */
export function useAppointmentTexts(): boolean {
  const { texts } = useApp();
  const [isReady, setReady] = useState(() => texts.loaded().includes("appointments"));
  useEffect(() => {
    texts.load(["appointments"]).then(
      () => setReady(true),
      () => {}, // without its words a part stays away; the visit itself goes on
    );
  }, [texts]);
  return isReady;
}
