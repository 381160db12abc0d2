import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { bookVisit, type BookedVisit } from "./support/book-visit.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, reload, test, withoutNetwork } from "./support/test.ts";
import type { Page } from "@playwright/test";

type Desk = { slug: string; clinicToken: string };

/** The doctor's program, as the clinic has it: asks the clinic API from the page, which finds the clinic's host. */
function atDesk(page: Page, { clinicToken }: Desk, method: "GET" | "POST", path: string, body?: object) {
  return page.evaluate(
    async ([how, where, token, payload]) => {
      const answer = await fetch(`/api/clinic${where}`, {
        method: how,
        headers: {
          authorization: `Bearer ${token}`,
          ...(payload === null ? {} : { "content-type": "application/json" }),
        },
        ...(payload === null ? {} : { body: payload }),
      });
      return answer.status === 204 ? null : answer.json();
    },
    [method, path, clinicToken, body === undefined ? null : JSON.stringify(body)] as const,
  );
}

async function codeOf(page: Page, desk: Desk, { id, startTime }: BookedVisit): Promise<string> {
  const to = new Date(Date.parse(startTime) + 60_000).toISOString();
  const { data } = await atDesk(page, desk, "GET", `/appointments?from=${startTime}&to=${to}`);
  return String(data.collection.find((one: { id: number }) => one.id === id).code);
}

/** The browser is looked at again, and what the page asks then comes to nothing. */
async function comeBackWithoutLine(page: Page): Promise<void> {
  const requested = /\/api\/invited\/visit(\?|$)/;
  const lost = page.waitForEvent("requestfailed", (request) => requested.test(request.url()));
  await page.route(requested, (route) => route.abort());
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await lost;
  await page.unroute(requested);
}

/** The headings that come from now on, the short ones too. */
async function followHeadings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "headingsSeen", seen);
    const look = () => seen.push(document.querySelector("h1")?.textContent ?? "");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "headingsSeen") as string[]);
}

/** Where the guest stands in the visit from now on, the short moments too. */
async function followStandings(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const seen: string[] = [];
    Reflect.set(window, "standingsSeen", seen);
    const look = () => seen.push(document.querySelector<HTMLElement>("[data-visit]")?.dataset["visit"] ?? "");
    new MutationObserver(look).observe(document.body, { subtree: true, childList: true, attributes: true });
  });
  return () => page.evaluate(() => Reflect.get(window, "standingsSeen") as string[]);
}

/** Two full minutes come and go. */
async function minutesPass(page: Page): Promise<void> {
  await page.clock.fastForward("01:01");
  await page.clock.fastForward("01:01");
}

const goIn = async (page: Page) => {
  await page.getByRole("button", { name: "Join", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Waiting to be let in" })).toBeVisible();
};

test(
  "an interpreter joins by a short link and a neighbour by code; the doctor admits and removes them",
  {
    tag: [
      "@S1.13",
      "@S1.14",
      "@S1.15",
      "@S2.R02",
      "@S2.R08",
      "@S5.FIELD.03",
      "@D.25",
      "@D.90",
      "@S6.ROLE.03",
    ],
  },
  async ({ page, anotherBrowser, complaints }) => {
    complaints.allow(withoutNetwork);
    const desk = await openClinic("aurora", "guests", { attended: false });
    const visit = await bookVisit(page, { slug: desk.slug, patient: 0 });
    const visits = `/appointments/${visit.id}`;
    const { data: made } = await atDesk(page, desk, "POST", `${visits}/invitations`, {
      name: "Ivo Interpreter",
      relationship: "interpreter",
    });
    expect(made.entity.url).toMatch(/^http:\/\/s\.localhost:\d+\/[a-z0-9]{16}$/);

    const guest = await anotherBrowser();
    await guest.clock.install();
    await open(guest, made.entity.url);
    await expect(guest).toHaveURL(new RegExp(`^${clinicUrl(desk.slug)}/guest/video/invited_`));
    await expect(guest.getByRole("heading", { name: "You’re invited to a video appointment" })).toBeVisible();
    await expect(guest.getByText(visit.doctorName)).toHaveCount(0);
    expect(await axe(guest)).toEqual([]);
    await guest.getByRole("button", { name: "Show my invitation" }).click();
    await expect(guest.getByText(visit.doctorName)).toBeVisible();
    await expect(guest.getByText("Ivo Interpreter (Interpreter)")).toBeVisible();
    expect(await axe(guest)).toEqual([]);
    await guest.getByRole("button", { name: "Check camera and sound" }).click();
    await goIn(guest);
    expect(await axe(guest)).toEqual([]);

    const list = await atDesk(page, desk, "GET", "/waiting_guests");
    expect(list.data.collection).toMatchObject([{ name: "Ivo Interpreter", standing: "waiting" }]);
    await atDesk(page, desk, "POST", `${visits}/invitations/${made.entity.id}/admit`);
    await expect(guest.locator("[data-visit=waiting]")).toBeVisible();
    await reload(guest);
    await expect(guest.locator("[data-visit=waiting]"), "a reload asks nothing again").toBeVisible();
    await comeBackWithoutLine(guest);
    await expect(guest.locator("[data-visit=waiting]"), "a lost line takes nobody out").toBeVisible();
    const standings = await followStandings(guest);
    await atDesk(page, desk, "POST", `${visits}/invitations/${made.entity.id}/remove`);
    const ended = guest.getByRole("heading", { name: "This link has ended" });
    await expect(ended).toBeVisible();
    expect(await standings(), "the end of the connection is not shown as a lost line").not.toContain("lost");
    const headings = await followHeadings(guest);
    await minutesPass(guest);
    await expect(ended, "a minute later too").toBeVisible();
    expect(await headings()).not.toContain("You’re invited to a video appointment");
    await open(guest, made.entity.url);
    await expect(
      guest.getByText("Ask whoever invited you, or the clinic, for a new one.", { exact: false }),
    ).toBeVisible();

    const code = await codeOf(page, desk, visit);
    const neighbour = await anotherBrowser();
    await neighbour.clock.install();
    await open(neighbour, `${clinicUrl(desk.slug)}/join-by-code`);
    const field = neighbour.getByLabel("Appointment code");
    const join = neighbour.getByRole("button", { name: "Join the video call" });
    await field.fill("ZZZZ-ZZZZ");
    await join.click();
    await expect(neighbour.getByText("Invalid appointment code.", { exact: false })).toBeVisible();
    await expect(field).toBeFocused();
    expect(await axe(neighbour)).toEqual([]);
    await field.fill(` ${code.slice(0, 4).toLowerCase()} - ${code.slice(4).replaceAll("0", "o")}`);
    await join.click();
    await expect(neighbour.getByRole("heading", { name: /Enter your name/ })).toBeVisible();
    await neighbour.getByLabel("Your name").fill("Nia Neighbour");
    await neighbour.getByRole("button", { name: "Continue" }).click();
    await goIn(neighbour);
    await expect(neighbour.getByText(visit.doctorName)).toHaveCount(0);

    // The patient with the very code is led to the own visit.
    await page.bringToFront(); // in Firefox one tab at a time has the focus
    await open(page, `${clinicUrl(desk.slug)}/join-by-code`);
    await page.getByLabel("Appointment code").fill(code);
    await page.getByRole("button", { name: "Join the video call" }).click();
    await expect(page).toHaveURL(new RegExp(`/client/video/${visit.id}$`));
    await page.getByRole("button", { name: "Join", exact: true }).click();
    await page.getByRole("button", { name: "Invite someone" }).click();
    const panel = page.getByRole("dialog");
    await expect(panel.getByRole("listitem").filter({ hasText: "Nia Neighbour" })).toContainText(
      "Waiting to be let in",
    );
    await panel.getByLabel("Who would you like to invite?").fill("Maria Mother");
    await panel.getByLabel("Who is this person to you?").selectOption({ label: "Mother" });
    await panel.getByRole("button", { name: "Make a link" }).click();
    await expect(panel.getByRole("heading", { name: "The link for Maria Mother" })).toBeFocused();
    await expect(
      panel.locator("bdi", { hasText: /^http:\/\/s\.localhost:\d+\/[a-z0-9]{16}$/ }),
    ).toBeVisible();
    await expect(panel.getByRole("listitem").filter({ hasText: "Maria Mother, Mother" })).toContainText(
      "Invited",
    );
    expect(await axe(page)).toEqual([]);
    await panel.getByRole("button", { name: "Withdraw: Nia Neighbour" }).click();
    await panel.getByRole("button", { name: "Withdraw the invitation" }).click();
    await expect(panel.getByText("The link for Nia Neighbour no longer works.")).toBeFocused();
    await expect(panel.getByRole("listitem").filter({ hasText: "Nia Neighbour" })).toHaveCount(0);
    const withdrawn = neighbour.getByRole("heading", { name: "This link has ended" });
    await expect(withdrawn).toBeVisible();
    const drawings = await followHeadings(neighbour);
    await minutesPass(neighbour);
    await expect(withdrawn).toBeVisible();
    expect(await drawings(), "no door opens a minute later").not.toContain("The waiting room is open");
  },
);
