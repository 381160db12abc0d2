import { asRecord } from "@anteroom/domain/shared/record";
import {
  consentFor,
  servicesNeedingConsent,
  thirdPartiesOf,
  type Consent,
  type StoredConsent,
} from "@anteroom/domain/clinic/third-parties";
import type { App } from "../app-context.tsx";
import { deviceMemory } from "./device-memory.ts";

const key = "third-party-consent";

/** What is needed of the app: its storage is that of the clinic's own host. */
type ConsentDeps = Pick<App, "storage" | "clinic" | "boot">;

/** D.65: whether this browser's person has said yes to the outside services that the clinic uses. */
export function readConsent(app: ConsentDeps): Consent {
  return consentFor(readStored(app), usedKinds(app));
}

export const giveConsent = (app: ConsentDeps): void => keep(app, true);
/** Takes a yes back, or says no from the start. */
export const withdrawConsent = (app: ConsentDeps): void => keep(app, false);

/** Calls after each answer, in another tab too, and when the clinic came to use other services; gives the end of it. */
export function onConsentChange(app: ConsentDeps, listener: () => void): () => void {
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
export const usedServices = (app: ConsentDeps) => thirdPartiesOf(app.clinic.get(), app.boot.runtime);
const usedKinds = (app: ConsentDeps) => servicesNeedingConsent(usedServices(app));

function keep(app: ConsentDeps, isGranted: boolean): void {
  deviceMemory(app.storage).write(key, { isGranted, kinds: usedKinds(app) } satisfies StoredConsent);
  for (const listener of listeners) listener();
}

function readStored({ storage }: ConsentDeps): StoredConsent | null {
  const fields = asRecord(deviceMemory(storage).read(key));
  if (!fields || typeof fields["isGranted"] !== "boolean" || !Array.isArray(fields["kinds"])) return null;
  return {
    isGranted: fields["isGranted"],
    kinds: fields["kinds"].filter((kind) => typeof kind === "string"),
  };
}

/** Of this page: only browsers listen. */
const listeners = new Set<() => void>();
