import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import type { StorePass } from "./keep-pass.tsx";

/**
 * Loads and renders `StorePass` after the page; nothing without storage or service workers, or if loading
 * fails.
 */
export function LazyStorePass({ appointment }: { appointment: Appointment }) {
  const { texts, storage } = useApp();
  const canKeep = storage !== null && "serviceWorker" in navigator;
  const [part, setPart] = useState<{ StorePass: typeof StorePass } | null>(null);
  useEffect(() => {
    if (!canKeep) return;
    Promise.all([import("./keep-pass.tsx"), texts.load(["pass"])]).then(
      ([module]) => setPart(module),
      () => {}, // offline: the next page asks again
    );
  }, [texts, canKeep]);
  return part && <part.StorePass appointment={appointment} />;
}
