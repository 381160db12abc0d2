import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { clinicUrl } from "./demo.ts";
import { expectToBeSignedIn } from "./desk.ts";

type Clinic = { slug: string; clinicToken: string };

/**
 * Calls the clinic API (`path` without `/api/clinic`) with the clinic's token and returns the JSON body. Throws for a
 * status of 300 or more.
 */
export async function askClinic<T>(
  { slug, clinicToken }: Clinic,
  method: "GET" | "POST" | "PUT",
  path: string,
  body?: unknown,
): Promise<T> {
  const { status, text } = await localHttp(`${clinicUrl(slug)}/api/clinic${path}`, {
    method,
    headers: { authorization: `Bearer ${clinicToken}`, "content-type": "application/json" },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  if (status >= 300) throw new Error(`${method} ${path}: ${status} ${text}`);
  return JSON.parse(text) as T;
}

/** Creates an administrator of the clinic and signs in at the desk with the one-time password. */
export async function signInAsAdmin(page: Page, clinic: Clinic): Promise<void> {
  const email = `admin@${clinic.slug}.example`;
  const wanted = { email, name: "Ada Admin", role: "admin", doctor_id: null };
  const made = await askClinic<{ data: { entity: { one_time_password: string } } }>(
    clinic,
    "POST",
    "/staff",
    wanted,
  );
  await page.goto(`${clinicUrl(clinic.slug)}/desk`);
  await signInFirst(page, { email, oneTimePassword: made.data.entity.one_time_password });
}

/** Signs in at the open desk with a one-time password and sets a new one, in English. */
export async function signInFirst(
  page: Page,
  { email, oneTimePassword }: { email: string; oneTimePassword: string },
): Promise<void> {
  await page.getByLabel("Email address").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(oneTimePassword);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByLabel("New password").fill("a lantern over the quiet bay");
  await page.getByRole("button", { name: "Sign in" }).click();
  await expectToBeSignedIn(page);
}
