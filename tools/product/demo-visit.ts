import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import path from "node:path";

type Demo = { clinics: readonly { base_url: string; slug: string; patients: readonly Login[] }[] };
type Login = { login: string; password: string };

/**
 * Signs the clinic's first demo patient in by the API: stores the token in the page's localStorage and leaves the page at an address
 * without content. `url` is the clinic's address, `dataDir` the product's data folder with `demo.json`. Throws where it fails.
 */
export async function signInDemoPatient(page: Page, url: string, dataDir: string): Promise<void> {
  const demo = JSON.parse(readFileSync(path.join(dataDir, "demo.json"), "utf8")) as Demo;
  const [slug] = new URL(url).hostname.split(/[.-]/); // `aurora-x` has the patients of aurora
  const patient = demo.clinics.find((one) => one.slug === slug)?.patients[0];
  if (!patient) throw new Error(`demo.json names no patient of ${slug}.`);
  await openBlankOrigin(page, url);
  const status = await page.evaluate(
    async (body) => {
      const headers = { "content-type": "application/json" };
      const answer = await fetch("/api/patients/auth/login", { method: "POST", headers, body });
      if (answer.ok) localStorage.setItem("patient-token", (await answer.json()).data.entity.token);
      return answer.status;
    },
    JSON.stringify({ login: patient.login, password: patient.password }),
  );
  if (status !== 200) throw new Error(`The demo patient of ${slug} was not let in: ${status}.`);
}

/**
 * Navigates to the clinic's origin without loading one of its pages: API and storage can be used, and nothing is
 * drawn.
 */
export async function openBlankOrigin(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/api/health/live`);
}

/**
 * Replaces the first of each placeholder by real values: `{doctorId}`, `{appointmentId}` and
 * `{patientId}` of the patient signed in (else 1), `{slot}` the doctor's last free one of 14 days
 * (else empty). Returns an address without an id placeholder as it is. Requires a page at the
 * clinic.
 */
export async function fillAddress(wanted: string, page: Page): Promise<string> {
  if (!/\{(?:doctor|appointment|patient)Id\}/.test(wanted)) return wanted;
  const { doctorId, appointmentId, patientId, slot } = await page.evaluate(async () => {
    const token = localStorage.getItem("patient-token");
    const headers = token === null ? {} : { "x-patient-token": token };
    const firstId = async (address: string) => {
      const answer = await fetch(address, { headers });
      const { data } = answer.ok ? await answer.json() : { data: [] };
      return String((data.collection ?? data)[0]?.id ?? 1);
    };
    const doctorId = await firstId("/api/doctors");
    const times = await fetch(`/api/doctors/${doctorId}/slots?days=14`);
    const days = times.ok ? (await times.json()).data.collection : [];
    const own = await fetch("/api/patients", { headers });
    return {
      doctorId,
      patientId: own.ok ? String((await own.json()).patient.id) : "1",
      slot: String(days.at(-1)?.slots.at(-1)?.start_time ?? ""),
      appointmentId: token ? await firstId("/api/patients/appointments") : "1",
    };
  });
  return wanted
    .replace("{doctorId}", doctorId)
    .replace("{appointmentId}", appointmentId)
    .replace("{patientId}", patientId)
    .replace("{slot}", slot);
}
