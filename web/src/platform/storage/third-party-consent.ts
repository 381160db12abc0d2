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

/**
 * Returns this browser's consent to the clinic's third-party services: `unasked` also when services were
 * added since the answer (D.65).
 */
export function readConsent(app: ConsentDeps): Consent {
  return consentFor(readStored(app), usedKinds(app));
}

/** Stores this browser's consent to the services the clinic uses now, and calls the listeners of this tab. */
export const giveConsent = (app: ConsentDeps): void => keep(app, true);
/** Stores a refusal of the services the clinic uses now, and calls the listeners of this tab. */
export const withdrawConsent = (app: ConsentDeps): void => keep(app, false);

/**
 * Calls the listener after each answer (in any tab), and when the clinic's services change. Returns a
 * function that stops it.
 */
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

/** Returns the third-party services that the clinic uses, as its settings and this server's runtime allow. */
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
