import type { Page } from "@playwright/test";
import { openClinic } from "./another-clinic.ts";
import { bookVisit, type BookedVisit } from "./book-visit.ts";
import { clinicSide, type ClinicSide } from "./clinic-side.ts";
import { clinicUrl } from "./demo.ts";
import { expect, open } from "./test.ts";
import { chooseLanguage } from "./visit.ts";

type Settings = Parameters<typeof openClinic>[2]["settings"];
export type CallWithDoctor = { slug: string; clinicToken: string; clinic: ClinicSide; visit: BookedVisit };

/** A visit at a clinic of its own, with the demo doctor in it, in English unless another language is named. */
export async function inCall(
  page: Page,
  name: string,
  settings: Settings,
  language?: string,
): Promise<CallWithDoctor> {
  const { slug, clinicToken } = await openClinic("aurora", name, { settings: settings ?? {} });
  if (language) await chooseLanguage(page.context(), language, [slug]);
  const visit = await bookVisit(page, { as: "guest", slug });
  await open(page, `${clinicUrl(slug)}/guest/video/${visit.guestToken}`);
  await goInside(page);
  await seesDoctor(page);
  return { slug, clinicToken, clinic: clinicSide(page, clinicToken, visit.id), visit };
}

const goInside = (page: Page) =>
  page
    .locator("main")
    .getByRole("button")
    .filter({ hasText: /Join|انضمام/ })
    .click();

/** The page shows the call, and the doctor is connected. */
export async function seesDoctor(page: Page): Promise<void> {
  await expect(page.locator("[data-visit]")).toHaveAttribute("data-visit", "in-call", { timeout: 60_000 });
}

/** Somebody invited comes in by the link, in English; the demo doctor lets them in. */
export async function joinAsGuest(guest: Page, { clinic }: CallWithDoctor, name: string): Promise<void> {
  const { data } = await clinic.post("/invitations", { name, relationship: "interpreter" });
  await open(guest, data.entity.url);
  await guest.getByRole("button", { name: "Show my invitation" }).click();
  await guest.getByRole("button", { name: "Check camera and sound" }).click();
  await goInside(guest);
  await seesDoctor(guest);
}

/** How many pictures of each of the others this page has decoded, by their names. */
export function decodedPictures(page: Page): Promise<Record<string, number>> {
  return page.evaluate(() =>
    Object.fromEntries(
      [...document.querySelectorAll<HTMLVideoElement>("figure video[data-participant]")].map((video) => [
        video.closest("figure")?.getAttribute("aria-label") ?? "",
        video.getVideoPlaybackQuality().totalVideoFrames,
      ]),
    ),
  );
}
