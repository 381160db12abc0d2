import type { Page } from "@playwright/test";
import { openClinic } from "./another-clinic.ts";
import { bookVisit, type BookedVisit } from "./book-visit.ts";
import { clinicSide, type ClinicSide } from "./clinic-side.ts";
import { clinicUrl } from "./demo.ts";
import { expect, open } from "./test.ts";
import { chooseLanguage } from "./visit.ts";

type Settings = Parameters<typeof openClinic>[2]["settings"];
/** A call with the demo doctor at a clinic of its own. */
export type CallWithDoctor = { slug: string; clinicToken: string; clinic: ClinicSide; visit: BookedVisit };

/**
 * Creates a clinic like Aurora, books there as a guest, and joins the call with the demo doctor. `language`: of the
 * pages, English by default.
 */
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

/** Waits, for a minute at most, until the page shows a connected call. */
export async function seesDoctor(page: Page): Promise<void> {
  await expect(page.locator("[data-visit]")).toHaveAttribute("data-visit", "in-call", { timeout: 60_000 });
}

/** Invites a guest to the call, and joins on the page `guest` by the link, in English; the demo doctor admits them. */
export async function joinAsGuest(guest: Page, { clinic }: CallWithDoctor, name: string): Promise<void> {
  const { data } = await clinic.post("/invitations", { name, relationship: "interpreter" });
  await open(guest, data.entity.url);
  await guest.getByRole("button", { name: "Show my invitation" }).click();
  await guest.getByRole("button", { name: "Check camera and sound" }).click();
  await goInside(guest);
  await seesDoctor(guest);
}

/** Returns how many video frames this page has decoded of each other participant, by name. */
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
