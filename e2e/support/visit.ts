import type { BrowserContext, Page } from "@playwright/test";
import { signInDemoPatient, fillAddress, openBlankOrigin } from "../../tools/product/demo-visit.ts";
import { clinicUrl, demoClinic, e2eDataDir } from "./demo.ts";
import { finishAssessment } from "./finish-assessment.ts";
import type { VisitedRoute } from "./routes.ts";

/** Signs the clinic's first demo patient in, through the product's own API; the page is at the clinic's address, or another that leads there, and shows none of its pages yet. */
export async function signIn(page: Page, slug = "aurora", url = clinicUrl(slug)): Promise<void> {
  await signInDemoPatient(page, url, e2eDataDir());
}

/** Chooses the language of all clinics' pages, as the language menu does. */
export async function chooseLanguage(
  context: BrowserContext,
  lang: string,
  slugs: readonly string[] = ["aurora", "ipe", "andes"],
): Promise<void> {
  await context.addCookies(slugs.map((slug) => ({ name: "lang", value: lang, url: clinicUrl(slug) })));
}

/** The address of a route with what this clinic really has in place of the words in braces. */
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
