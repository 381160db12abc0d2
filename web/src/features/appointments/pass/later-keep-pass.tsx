import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { useEffect, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import type { KeepPass } from "./keep-pass.tsx";

/** What keeps a visit on the phone, fetched with its words after the page; not there where a browser could not show it again. */
export function LaterKeepPass({ appointment }: { appointment: Appointment }) {
  const { texts, storage } = useApp();
  const canKeep = storage !== null && "serviceWorker" in navigator;
  const [part, setPart] = useState<{ KeepPass: typeof KeepPass } | null>(null);
  useEffect(() => {
    if (!canKeep) return;
    Promise.all([import("./keep-pass.tsx"), texts.load(["pass"])]).then(
      ([module]) => setPart(module),
      () => {}, // offline: the next page asks again
    );
  }, [texts, canKeep]);
  return part && <part.KeepPass appointment={appointment} />;
}
