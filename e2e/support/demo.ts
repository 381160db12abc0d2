import { readFileSync } from "node:fs";
import path from "node:path";

export type DemoPatient = { login: string; password: string; name: string };
export type DemoClinic = {
  slug: string;
  base_url: string;
  patients: readonly DemoPatient[];
  clinic_token: string;
  upcoming_code: string | null;
  guest_link: string | null;
};

/** The demo clinic of this run, as the product wrote it into its data folder; for `aurora-x` what it has of aurora. */
export function demoClinic(slug = "aurora"): DemoClinic {
  const file = path.join(e2eDataDir(), "demo.json");
  const { clinics } = JSON.parse(readFileSync(file, "utf8")) as { clinics: readonly DemoClinic[] };
  const clinic =
    clinics.find((one) => one.slug === slug) ?? clinics.find((one) => slug.startsWith(`${one.slug}-`));
  if (!clinic) throw new Error(`demo.json names no clinic ${slug}.`);
  return clinic;
}

/** A patient of a demo clinic: the first, or which one is asked for. */
export function demoPatient(slug = "aurora", which = 0): DemoPatient {
  const patient = demoClinic(slug).patients[which];
  if (!patient) throw new Error(`demo.json names no patient ${which} of ${slug}.`);
  return patient;
}

/** The address of a clinic of this run, without a slash at the end. */
export function clinicUrl(slug: string): string {
  return `http://${slug}.localhost:${process.env["ANTEROOM_E2E_PORT"] || "8190"}`;
}

/** Where the product of this run keeps its data. */
export function e2eDataDir(): string {
  return process.env["ANTEROOM_E2E_DATA"] || ".data";
}
