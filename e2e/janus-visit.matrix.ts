// Matrix only: a whole visit with the product whose calls a real Janus carries (JANUS_URL), the demo doctor and an invited guest.
import type { Page } from "@playwright/test";
import { openClinic } from "./support/another-clinic.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicSide } from "./support/clinic-side.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";

const videoOf = (page: Page, role: "doctor" | "guest" | "patient") =>
  page.locator(`video[data-participant="${role}"]`);

/** New pictures of somebody are decoded at this moment. */
async function sees(page: Page, role: "doctor" | "guest" | "patient"): Promise<void> {
  await page.bringToFront();
  const frames = () =>
    videoOf(page, role).evaluate(
      (video: HTMLVideoElement) => video.getVideoPlaybackQuality().totalVideoFrames,
    );
  await expect.poll(frames, { timeout: 30_000 }).toBeGreaterThan(0);
  const now = await frames();
  await expect.poll(frames, { timeout: 15_000 }).toBeGreaterThan(now + 5);
}

test(
  "a call over Janus shows captions, admits and removes a guest, and continues afterwards",
  { tag: ["@S1.15", "@S1.17", "@S1.18", "@S6.ROLE.03"] },
  async ({ page, anotherBrowser }) => {
    test.setTimeout(180_000);
    const { slug, clinicToken } = await openClinic("aurora", "janus", { attended: true });
    const visit = await bookVisit(page, { slug, patient: 0 });
    const clinic = clinicSide(page, clinicToken, visit.id);
    const { data: invited } = await clinic.post("/invitations", {
      name: "Ivo Interpreter",
      relationship: "interpreter",
    });
    const entered = page.waitForResponse((answer) => answer.url().includes("/enter"));
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    await page.getByRole("button", { name: "Join", exact: true }).click();
    const { data: admission } = await (await entered).json();
    expect(admission.entity.engine).toBe("janus");
    await sees(page, "doctor");
    await expect(page.locator("output", { hasText: "I am glad you are here" })).toBeAttached({
      timeout: 30_000,
    });

    const guest = await anotherBrowser();
    await open(guest, invited.entity.url);
    await guest.getByRole("button", { name: "Show my invitation" }).click();
    await guest.getByRole("button", { name: "Check camera and sound" }).click();
    await guest.getByRole("button", { name: "Join", exact: true }).click();
    await sees(guest, "doctor");
    await sees(guest, "patient");
    await sees(page, "guest");

    await clinic.post(`/invitations/${invited.entity.id}/remove`).catch(() => undefined); // 204 has no body
    await expect(guest.getByRole("heading", { name: "This link has ended" })).toBeVisible();
    await expect(videoOf(page, "guest")).toHaveCount(0);
    await sees(page, "doctor");
  },
);
