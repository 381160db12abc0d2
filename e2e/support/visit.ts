import type { BrowserContext, Page } from "@playwright/test";
import { signInDemoPatient, fillAddress, openBlankOrigin } from "../../tools/product/demo-visit.ts";
import { clinicUrl, demoClinic, e2eDataDir } from "./demo.ts";
import { finishAssessment } from "./finish-assessment.ts";
import type { VisitedRoute } from "./routes.ts";

/**
 * Signs the clinic's first demo patient in by the API. Leaves the page at an address of the clinic without content.
 * `url`: another address of the clinic.
 */
export async function signIn(page: Page, slug = "aurora", url = clinicUrl(slug)): Promise<void> {
  await signInDemoPatient(page, url, e2eDataDir());
}

/** Sets the language of the clinics' pages by the cookie of the language menu. */
export async function chooseLanguage(
  context: BrowserContext,
  lang: string,
  slugs: readonly string[] = ["aurora", "ipe", "andes"],
): Promise<void> {
  await context.addCookies(slugs.map((slug) => ({ name: "lang", value: lang, url: clinicUrl(slug) })));
}

/**
 * Returns the address of a route at a clinic with its placeholders filled. May navigate to the clinic, and stores a
 * health assessment for the route of its results.
 */
export async function addressOf({ path }: VisitedRoute, page: Page, slug: string): Promise<string> {
  if (path.includes("{invitationToken}")) {
    const link = demoClinic(slug).guest_link ?? path.replace("{invitationToken}", "none");
    return clinicUrl(slug) + new URL(link, clinicUrl(slug)).pathname;
  }
  if (path === "/health-assessment/results") {
    if (!page.url().startsWith(clinicUrl(slug))) await openBlankOrigin(page, clinicUrl(slug));
    await finishAssessment(page); // without one it leads to the beginning (D.98)
  }
  if (path.includes("{") && !page.url().startsWith(clinicUrl(slug)))
    await openBlankOrigin(page, clinicUrl(slug));
  return clinicUrl(slug) + (await fillAddress(path, page));
}
