// The files of a visit in a real browser: on its page, beside the call, and after it.
import { readFile } from "node:fs/promises";
import type { Page, Route } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { axe } from "./support/axe.ts";
import { anotherClinic } from "./support/another-clinic.ts";
import { bookVisit, doctorEnds } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { swipe } from "./support/finger.ts";
import { overflowing } from "./support/overflow.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import { chooseLanguage } from "./support/visit.ts";

const pdf = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj"),
});
const note = (name: string, text = "Blood pressure: 120/80") => ({
  name,
  mimeType: "text/plain",
  buffer: Buffer.from(text),
});

/** The clinic's program, which talks to the server and not to the page. */
async function share(path: string, id: number, body: unknown, headers: Record<string, string> = {}) {
  const answer = await localHttp(`${clinicUrl("aurora")}/api/clinic/appointments/${id}/${path}`, {
    method: "POST",
    headers: { authorization: `Bearer ${demoClinic("aurora").clinic_token}`, ...headers },
    body,
  });
  expect(answer.status).toBe(201);
}

const choose = (page: Page) => page.getByLabel("Choose files");
const mine = (page: Page) => page.getByRole("region", { name: "From you" });
const theirs = (page: Page) => page.getByRole("region", { name: /^From Dr/ });

test(
  "a patient resends failed files, receives the doctor's files without a reload, and saves them",
  {
    tag: [
      "@S1.36",
      "@S2.R12",
      "@S3.FILE.01",
      "@S3.SET.showSharedFiles",
      "@S6.ROLE.11",
      "@S8.MSG.14",
      "@S8.MSG.15",
    ],
  },
  async ({ page, browserName, complaints }) => {
    complaints.allow(withoutNetwork);
    // Firefox shows a file that was saved in a viewer of its own, and ours holds no page.
    if (browserName === "firefox") complaints.allow(/^Invalid or corrupted PDF file|^Object$/);
    test.setTimeout(90_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const visit = await bookVisit(page, { fromMinutes: 240, patient: 2 });
    const other = await bookVisit(page, { fromMinutes: 300, patient: 2 });
    await open(page, `/appointments/${visit.id}/files`);
    await expect(page.getByRole("heading", { name: "Appointment files" })).toBeVisible();
    await expect(page.getByText(/You can send files until/)).toBeVisible();

    // One of three is not what its name says.
    await choose(page).setInputFiles([
      pdf("Análise.pdf"),
      note("pressure.txt"),
      note("report.pdf", "<html>no"),
    ]);
    const partial = page.getByRole("alert").filter({ hasText: "Some files failed to send." });
    await expect(partial.getByRole("listitem")).toHaveText([/^report\.pdf\s*Choose a PDF, a photo/]);
    await expect(mine(page).getByRole("listitem")).toHaveCount(2);
    expect(await axe(page)).toEqual([]);
    await page.getByRole("button", { name: "Dismiss report.pdf" }).click();

    // The line breaks, then comes back.
    let isBroken = true;
    await page.route("**/api/visits/*/files", (route) =>
      route.request().method() === "POST" && isBroken ? route.abort() : route.continue(),
    );
    await choose(page).setInputFiles([note("a.txt"), note("b.txt")]);
    const all = page.getByRole("alert").filter({ hasText: "The files failed to send." });
    await expect(all.getByRole("listitem")).toHaveText(["a.txt", "b.txt"]);
    isBroken = false;
    await page.getByRole("button", { name: "Send again" }).click();
    await expect(page.getByText("2 files were sent.")).toBeVisible();
    await expect(mine(page).getByRole("listitem")).toHaveCount(4);

    // One on its way is called off.
    await page.unroute("**/api/visits/*/files");
    const onItsWay: Route[] = [];
    await page.route("**/api/visits/*/files", (route) =>
      route.request().method() === "POST" ? void onItsWay.push(route) : route.continue(),
    );
    await choose(page).setInputFiles(note("wrong.txt"));
    await expect(page.getByRole("progressbar", { name: "How much of wrong.txt is sent" })).toBeVisible();
    await page.getByRole("button", { name: "Cancel wrong.txt" }).click();
    await expect(page.getByText("wrong.txt")).toHaveCount(0);
    // A browser lets go on what it holds back when it is told to hold nothing back any more, even what was called off just before.
    await Promise.all(onItsWay.map((route) => route.abort()));
    await page.unroute("**/api/visits/*/files");
    await page.getByRole("button", { name: "Remove b.txt" }).click();
    await page.getByRole("button", { name: "Yes, remove it" }).click();
    await expect(mine(page).getByRole("listitem")).toHaveCount(3);

    // The doctor shares; nothing has to be reloaded.
    const named = { "content-type": "application/octet-stream", "x-file-name": "Plan%20%E2%80%AEfdp.pdf" };
    await share("files", visit.id, pdf("").buffer, named);
    await share("links", visit.id, { title: "About sleep", url: "https://clinic.example/sleep" });
    await expect(theirs(page).getByRole("listitem")).toHaveCount(2);
    await expect(theirs(page).getByRole("link", { name: "Open About sleep" })).toHaveAttribute(
      "rel",
      /noopener/,
    );
    const fetched = page.waitForResponse(/\/files\/[^/]+$/);
    // The system's Firefox tells the test of no download.
    const saving = browserName === "firefox" ? null : page.waitForEvent("download");
    await theirs(page).getByRole("button", { name: "Save Plan fdp.pdf" }).click();
    expect((await fetched).status()).toBe(200);
    const saved = await saving;
    if (saved) {
      expect(saved.suggestedFilename()).toBe("Plan fdp.pdf");
      expect(await readFile(await saved.path(), "latin1")).toContain("%PDF-1.7");
    }
    expect(await axe(page)).toEqual([]);

    await open(page, `/appointments/${other.id}/files`);
    await expect(page.getByText("Nothing yet.")).toHaveCount(2);
  },
);

test(
  "a patient chats and exchanges files in the call, then finds summary, prescription and rebooking",
  { tag: ["@S1.18", "@S1.36", "@S6.ROLE.11", "@S4.STATUS.10"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 1280, height: 800 });
    const slug = await anotherClinic("aurora", "files", {});
    const visit = await bookVisit(page, { slug });
    await open(page, `${clinicUrl(slug)}/client/video/${visit.id}`);
    await page.getByRole("button", { name: "Join" }).click();
    await expect(page.locator('video[data-participant="doctor"]')).toBeVisible({ timeout: 30_000 });
    await expect(page.getByText("Tell me what brings you here, and take your time.").first()).toBeVisible({
      timeout: 15_000,
    });
    await page.getByRole("button", { name: "Files" }).click();
    const named = (what: string) => new RegExp(`^Save ${what}, ${visit.doctorName}, \\d+ \\w+ \\d{4}\\.pdf$`);
    await expect(page.getByRole("button", { name: named("After your appointment") })).toBeVisible({
      timeout: 20_000,
    });
    await choose(page).setInputFiles(note("my question.txt"));
    await expect(page.getByText("One file was sent.")).toBeVisible();
    expect(await axe(page)).toEqual([]);

    await doctorEnds(page, visit, slug);
    await expect(page.getByRole("heading", { name: "The call has ended" })).toBeVisible();
    await expect(page.getByText(/We spoke about what brought you here/)).toBeVisible({ timeout: 15_000 });
    await expect(page.getByRole("button", { name: named("Prescription \\(demo\\)") })).toBeVisible();
    await expect(page.getByRole("link", { name: /^Book .* again$/ })).toHaveAttribute(
      "href",
      /\/doctors\/\d+$/,
    );
    expect(await axe(page)).toEqual([]);
    await open(page, `${clinicUrl(slug)}/appointments/${visit.id}`);
    await expect(page.getByText(/ended the appointment at/)).toBeVisible();
    await expect(page.getByRole("button", { name: named("Prescription \\(demo\\)") })).toBeVisible();

    await chooseLanguage(page.context(), "fr", [slug]);
    await page.setViewportSize({ width: 320, height: 640 });
    await reload(page);
    await expect(page.getByRole("button", { name: /^Enregistrer Prescription/ })).toBeVisible();
    await page.evaluate(() => (document.documentElement.style.fontSize = "32px"));
    expect(await overflowing(page)).toEqual([]);
  },
);

test(
  "the picture viewer of an appointment turns by swipe and closes by pull, as by its buttons",
  { tag: ["@S9.TOUCH.01", "@S9.TOUCH.02", "@D.54"] },
  async ({ page }) => {
    test.setTimeout(90_000);
    const visit = await bookVisit(page, { fromMinutes: 240, patient: 2 });
    await open(page, `/appointments/${visit.id}/files`);
    const dot =
      "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
    const picture = (name: string) => ({ name, mimeType: "image/png", buffer: Buffer.from(dot, "base64") });
    await choose(page).setInputFiles([picture("one.png"), note("words.txt"), picture("two.png")]);
    await expect(mine(page).getByRole("listitem")).toHaveCount(3);
    await expect(page.getByRole("button", { name: "Look at words.txt" })).toHaveCount(0);
    const names = await page.getByRole("button", { name: /^Look at/ }).allTextContents();
    await page
      .getByRole("button", { name: /^Look at/ })
      .first()
      .click();
    const sheet = page.getByRole("dialog");
    const isShown = (at: number) =>
      expect(sheet.getByRole("img", { name: (names[at] ?? "").replace("Look at ", "") }));
    await isShown(0).toBeVisible();
    expect(await axe(page)).toEqual([]);
    const stage = sheet.locator("[class*=stage]");
    await swipe(page, stage, { x: -28, y: 0 });
    await expect(sheet.getByText("1 of 2")).toBeVisible();
    await swipe(page, stage, { x: -90, y: 4 });
    await isShown(1).toBeVisible();
    await expect(sheet.getByText("2 of 2")).toBeVisible();
    await swipe(page, stage, { x: 90, y: 4 });
    await isShown(0).toBeVisible();
    await sheet.getByRole("button", { name: "Next" }).focus();
    await page.keyboard.press("Enter");
    await isShown(1).toBeVisible();

    const head = sheet.getByRole("heading");
    await swipe(page, head, { x: 0, y: 24 });
    await expect(sheet).toBeVisible();
    await swipe(page, head, { x: 3, y: 160 });
    await expect(sheet).toHaveCount(0);
    await page
      .getByRole("button", { name: /^Look at/ })
      .first()
      .click();
    await sheet.getByRole("button", { name: "Close" }).click();
    await expect(sheet).toHaveCount(0);
  },
);
