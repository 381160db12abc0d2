import { readFileSync } from "node:fs";
import path from "node:path";

/** A patient's account of a demo clinic. */
export type DemoPatient = { login: string; password: string; name: string };

/** A clinic of `demo.json`, as far as the browser tests read it. */
export type DemoClinic = {
  slug: string;
  base_url: string;
  patients: readonly DemoPatient[];
  /** The token of the clinic's API. */
  clinic_token: string;
  /** The code of the first patient's next appointment; null while there is none. */
  upcoming_code: string | null;
  /** A guest's link to a video call; null without one. */
  guest_link: string | null;
};

/**
 * Returns a clinic of the `demo.json` in this run's data folder. A slug without an entry of its own, such as `aurora-x`, gets the entry
 * of `aurora`. Throws for any other unknown slug.
 */
export function demoClinic(slug = "aurora"): DemoClinic {
  const file = path.join(e2eDataDir(), "demo.json");
  const { clinics } = JSON.parse(readFileSync(file, "utf8")) as { clinics: readonly DemoClinic[] };
  const clinic =
    clinics.find((one) => one.slug === slug) ?? clinics.find((one) => slug.startsWith(`${one.slug}-`));
  if (!clinic) throw new Error(`demo.json names no clinic ${slug}.`);
  return clinic;
}

/** Returns the patient at the index `which` of a demo clinic, the first by default. Throws when there is none. */
export function demoPatient(slug = "aurora", which = 0): DemoPatient {
  const patient = demoClinic(slug).patients[which];
  if (!patient) throw new Error(`demo.json names no patient ${which} of ${slug}.`);
  return patient;
}

/** Returns the address of a clinic on this run's server, without a slash at the end. Does not check that the clinic exists. */
export function clinicUrl(slug: string): string {
  return `http://${slug}.localhost:${process.env["ANTEROOM_E2E_PORT"] || "8190"}`;
}

/** Returns the data folder of the server under test. */
export function e2eDataDir(): string {
  return process.env["ANTEROOM_E2E_DATA"] || ".data";
}
