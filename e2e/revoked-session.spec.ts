// A session that was revoked elsewhere: its pages are told at once, and may sign in again.
import { anotherClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit } from "./support/book-visit.ts";
import { clinicUrl, demoClinic } from "./support/demo.ts";
import { ownChannelEntered } from "./support/realtime.ts";
import { expect, open, test } from "./support/test.ts";
import type { Page } from "@playwright/test";

const patient = 1;

/** The patient changes the password on another device, and back: every other session ends. */
async function changePasswordOn(page: Page, slug: string): Promise<void> {
  const { login, password } = demoClinic("aurora").patients[patient] ?? { login: "", password: "" };
  await page.goto(`${clinicUrl(slug)}/api/health/live`);
  const statuses = await page.evaluate(
    async ([name, word]) => {
      const post = (path: string, body: object, token = "") =>
        fetch(`/api/patients/auth/${path}`, {
          method: "POST",
          headers: { "content-type": "application/json", ...(token && { "x-patient-token": token }) },
          body: JSON.stringify(body),
        });
      const { data } = await (await post("login", { login: name, password: word })).json();
      const { token } = data.entity;
      const other = "seven lamps in a row";
      const changed = await post("password", { current_password: word, password: other }, token);
      const back = await post("password", { current_password: other, password: word }, token);
      return [changed.status, back.status];
    },
    [login, password] as const,
  );
  expect(statuses).toEqual([204, 204]);
}

const signedOut = (page: Page) => page.getByRole("heading", { name: "You have been signed out" });

/** What the page says of its connection from now on. */
async function followVisit(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "visitSeen", seen);
    const look = () => seen.push(document.querySelector<HTMLElement>("[data-visit]")?.dataset["visit"] ?? "");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "visitSeen") as string[]);
}

test("a page whose session was revoked elsewhere says so, and signing in returns to it", async ({
  page,
  anotherBrowser,
}) => {
  const slug = await anotherClinic("aurora", "revoked", {});
  const { id } = await bookVisit(page, { slug, patient });
  const entered = ownChannelEntered(page);
  await open(page, `${clinicUrl(slug)}/appointments/${id}`);
  await entered;
  await changePasswordOn(await anotherBrowser(), slug);
  await expect(signedOut(page)).toBeVisible();
  expect(await axe(page)).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem("patient-token"))).toBeNull();

  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(`/appointments/${id}`)}$`));
  const { login, password } = demoClinic("aurora").patients[patient] ?? { login: "", password: "" };
  await page.getByLabel("Email").fill(login);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`/appointments/${id}$`));
});

test("a revoked session ends the waiting room with its message, and nothing reconnects", async ({
  page,
  anotherBrowser,
}) => {
  const slug = await anotherClinic("aurora", "revoked-waiting", { attended: false });
  const { id } = await bookVisit(page, { slug, patient });
  const entered = ownChannelEntered(page);
  await open(page, `${clinicUrl(slug)}/client/video/${id}`);
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.locator("[data-visit=waiting]")).toBeVisible();
  await entered;
  const seen = await followVisit(page);
  let reconnects = 0;
  page.on("websocket", () => (reconnects += 1));
  await changePasswordOn(await anotherBrowser(), slug);
  await expect(signedOut(page)).toBeVisible();
  expect(await seen()).not.toContain("lost");
  expect(reconnects).toBe(0);
});

test("signing out on a page shows no message about a revoked session", async ({ page, complaints }) => {
  complaints.allow(/^WebSocket is already in CLOSING or CLOSED state\.$/); // a channel is left while the server closes the line
  const slug = await anotherClinic("aurora", "revoked-self", {});
  await bookVisit(page, { slug, patient });
  const entered = ownChannelEntered(page);
  await open(page, `${clinicUrl(slug)}/appointments`);
  await entered;
  await page.evaluate(() => {
    const headings: string[] = [];
    Reflect.set(window, "headingsSeen", headings);
    const look = () => headings.push(document.querySelector("h1")?.textContent ?? "");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  await page.locator("summary[aria-label^='Your account']").click();
  await page.getByRole("button", { name: "Sign out" }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.locator("summary[aria-label^='Your account']")).toHaveCount(0);
  expect(await page.evaluate(() => Reflect.get(window, "headingsSeen"))).not.toContain(
    "You have been signed out",
  );
});
