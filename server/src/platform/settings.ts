import type { Tenant } from "./tenants.ts";

/** Whether a clinic's flag is on; a flag that stands nowhere is off. */
export function isOn({ settings }: Pick<Tenant, "settings">, name: string): boolean {
  const all: Readonly<Record<string, unknown>> = settings;
  return all[name] === true;
}

/** A clinic's setting that is a text, or `fallback` where it has none. */
export function textSetting({ settings }: Pick<Tenant, "settings">, name: string, fallback: string): string {
  const { [name]: value }: Readonly<Record<string, unknown>> = settings;
  return typeof value === "string" && value !== "" ? value : fallback;
}

/** A clinic's setting that is a number, or undefined. */
export function numberSetting({ settings }: Pick<Tenant, "settings">, name: string): number | undefined {
  const { [name]: value }: Readonly<Record<string, unknown>> = settings;
  return typeof value === "number" && Number.isFinite(value) ? value : undefined;
}
