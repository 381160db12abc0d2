import { asRecord } from "@anteroom/domain/shared/record";
import {
  consentFor,
  kindsOf,
  thirdPartiesOf,
  type Consent,
  type KeptConsent,
} from "@anteroom/domain/clinic/third-parties";
import type { App } from "../app-context.tsx";
import { deviceMemory } from "./device-memory.ts";

const key = "third-party-consent";

/** What is needed of the app: its storage is that of the clinic's own host. */
type Asked = Pick<App, "storage" | "clinic" | "boot">;

/** D.65: whether this browser's person has said yes to the outside services that the clinic uses. */
export function readConsent(app: Asked): Consent {
  return consentFor(readKept(app), usedKinds(app));
}

export const giveConsent = (app: Asked): void => keep(app, true);
/** Takes a yes back, or says no from the start. */
export const withdrawConsent = (app: Asked): void => keep(app, false);

/** Calls after each answer, in another tab too, and when the clinic came to use other services; gives the end of it. */
export function onConsentChange(app: Asked, listener: () => void): () => void {
  const elsewhere = (event: StorageEvent) => {
    if (event.key === key || event.key === null) listener();
  };
  addEventListener("storage", elsewhere);
  listeners.add(listener);
  const endClinic = app.clinic.subscribe(listener);
  return () => {
    removeEventListener("storage", elsewhere);
    listeners.delete(listener);
    endClinic();
  };
}

/** The outside services that this clinic uses and that need a yes. */
export const usedServices = (app: Asked) => thirdPartiesOf(app.clinic.get(), app.boot.runtime);
const usedKinds = (app: Asked) => kindsOf(usedServices(app));

function keep(app: Asked, isGranted: boolean): void {
  deviceMemory(app.storage).write(key, { isGranted, kinds: usedKinds(app) } satisfies KeptConsent);
  for (const listener of listeners) listener();
}

function readKept({ storage }: Asked): KeptConsent | null {
  const fields = asRecord(deviceMemory(storage).read(key));
  if (!fields || typeof fields["isGranted"] !== "boolean" || !Array.isArray(fields["kinds"])) return null;
  return {
    isGranted: fields["isGranted"],
    kinds: fields["kinds"].filter((kind) => typeof kind === "string"),
  };
}

/** Of this page: only browsers listen. */
const listeners = new Set<() => void>();
