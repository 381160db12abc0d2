// The symptom checker up to a result, on a phone: what is so is ticked wherever it is asked.
import type { Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { checkedVisits } from "./support/checked-visits.ts";
import { clinicUrl } from "./support/demo.ts";
import { tapOn } from "./support/finger.ts";
import { answerAll, tellComplaint } from "./support/symptom-check.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";
import { extendedTag } from "../tools/test/extended.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const notADevice = /has not been validated by clinicians, is not a medical device/;
const address = "/scheduling/symptom-checker";

/** What is so; everything else is not. */
const earache: ReadonlySet<string> = new Set([
  "Discharge from the ear",
  "A runny nose",
  "A cough",
  "1 to 3 days",
  "Moderate: some things are hard",
]);

const heartAttack: ReadonlySet<string> = new Set([
  "Pressing, tight or heavy chest pain",
  "Chest pain that spreads to the arm, jaw, neck or back",
  "Cold or heavy sweating",
  "Chest pain at rest for more than 10 minutes",
  "Chest pain right now",
  "Shortness of breath",
  "Smoking",
]);

test(
  "a parent tells a son's earache by keyboard, reads urgency and causes, and books a matching doctor",
  { tag: [extendedTag, "@S2.R18", "@S1.34", "@S3.TRIAGE.01", "@S7.API.12.triage", "@D.97"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { slug, clinicToken } = await openClinic("aurora", "check-for-son", {
      attended: false,
      settings: { patientsPayments: false },
    });
    await signIn(page, slug);
    await open(page, clinicUrl(slug));
    await page.getByRole("link", { name: "Check your symptoms" }).press("Enter");
    await page.getByRole("radio", { name: "Tomás Carvalho" }).press("Space");
    await expect(page.getByLabel("Age in years"), "the clinic knows it").toHaveCount(0);
    await press(page, "Continue");
    const about = page.getByText("About Tomás. In these questions, “you” means Tomás.");
    await expect(about).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is bothering Tomás most?");
    await tellComplaint(page, "my ear hurts", "Earache");
    const reported = await answerAll(page, earache, async (control) => {
      await expect(about, "above each question").toBeVisible();
      await control.press("Space");
    });

    const urgency = page.getByRole("heading", { level: 1 });
    await expect(urgency).toBeFocused();
    await expect(about).toBeVisible();
    await expect(urgency).toHaveText(
      /^(See a doctor (in the next days|within a few hours)|You can look after this at home for now)$/,
    );
    const soon = await urgency.innerText();
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    const may = page.locator("ol > li").first();
    await expect(may).toContainText(/[Ee]ar infection/);
    await expect(may.getByRole("link", { name: /^Read more about / })).toBeVisible();
    await expect(page.getByText("Only a doctor can tell.", { exact: false })).toBeVisible();
    await expect(page.getByText("Because of your answers:")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Get help right away if" })).toBeVisible();
    await expect(page.getByText(notADevice).last()).toBeVisible();
    expect(await page.getByRole("main").innerText(), "no share as certainty").not.toContain("%");
    expect(await axe(page)).toEqual([]);

    await expect(
      page.getByText(/^No doctor has checked the content of this symptom checker yet/),
    ).toBeVisible();
    const helpful = page.getByRole("region", { name: "Is this helpful?" });
    await helpful.getByRole("button", { name: "No", exact: true }).press("Enter");
    await helpful.getByRole("button", { name: "It sounded too urgent" }).press("Enter");
    await expect(helpful).toContainText("Thank you for telling us.");
    await expect(helpful.getByRole("button")).toHaveCount(0);
    expect(await axe(page)).toEqual([]);

    await press(page, "Book and send these answers");
    await page.waitForURL(
      ({ searchParams }) =>
        searchParams.get("specialties") === "paediatrics,general-practice" &&
        !searchParams.has("triage_session"),
    );
    await expect(page.getByRole("link", { name: /Children's health.*remove/ })).toBeVisible();
    const doctor = page.getByRole("article").filter({ hasText: "Children's health" }).first();
    await doctor.locator('a[href*="/scheduling/patient"]').last().press("Enter");
    await expect(page.getByRole("radio", { name: "Tomás Carvalho" })).toBeChecked();
    const along = page.getByRole("checkbox", { name: "Send the symptom check with this booking" });
    await expect(along).toBeChecked();
    await page
      .getByRole("group", { name: "Who is it for?" })
      .getByRole("radio", { name: /^You/ })
      .press("Space");
    await expect(page.getByText("Your symptom check was for someone else.")).toBeVisible();
    await page.getByRole("radio", { name: "Tomás Carvalho" }).press("Space");
    await expect(along).toBeChecked();
    await page.getByLabel("In your own words").pressSequentially("His ear hurts since last night");
    await press(page, "Book appointment");
    await expect(page.getByRole("heading", { level: 1, name: /booked/i })).toBeVisible();
    const [visit, ...others] = await checkedVisits(page, clinicToken);
    expect(others).toEqual([]);
    const details = JSON.parse(visit?.symptoms_triage_details ?? "null");
    expect(details).toMatchObject({
      patient: "Male, 7 years old",
      urgency: { words: soon },
      specialty: expect.stringMatching(/doctor$/),
    });
    expect(details.complaints[0]).toMatchObject({ words: "Earache" });
    expect(details.conditions[0].words).toMatch(/ear infection/i);
    const answers: { words: string; answer: string }[] = details.answers;
    expect(answers.map(({ words }) => words)).toEqual(expect.arrayContaining([...reported.requested]));
    expect(answers.map(({ answer }) => answer)).toContainEqual(expect.stringMatching(/^No: .*;?/));
  },
);

test(
  "chest pain told by touch advises an ambulance with the reason, and is shared on request only",
  { tag: ["@S2.R18", "@S1.34", "@S1.08", "@D.97"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { slug, clinicToken } = await openClinic("andes", "check-heart", { attended: false });
    await signIn(page, slug);
    await open(page, clinicUrl(slug) + address);
    const sex = page.getByRole("radio", { name: "Female", exact: true });
    await expect(sex.or(page.getByRole("button", { name: "Continue" })).first()).toBeVisible();
    await tap(page, "Continue");
    await page.getByRole("textbox", { name: "In your own words" }).fill("chest pain");
    await expect(page.getByRole("button", { name: "Chest pain (remove)" })).toBeVisible();
    await tap(page, "Continue");
    await answerAll(page, heartAttack, tapOn);

    const urgency = page.getByRole("heading", { level: 1 });
    await expect(urgency).toHaveText("Call an ambulance now");
    await expect(page.getByText(/^About /), "one's own check names nobody").toHaveCount(0);
    await expect(urgency).toBeFocused();
    const call = page.getByText("This may be an emergency. Call 131 now.");
    await expect(call.getByRole("link", { name: "131" })).toHaveAttribute("href", "tel:131");
    await expect(
      page.getByRole("link", { name: "Call 131" }),
      "to call is the page's one action",
    ).toBeVisible();
    await expect(page.getByText("Do not drive.", { exact: false })).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Heart attack (" })).toBeVisible();
    await expect(page.getByText("Because of your answers:")).toBeVisible();
    const ways = await page.getByRole("main").locator("a, button").allInnerTexts();
    expect(
      ways.findIndex((text) => /Book/.test(text)),
      "a booking comes last",
    ).toBe(ways.length - 1);
    await expect(page.getByText(notADevice).last()).toBeVisible();
    expect(await axe(page)).toEqual([]);

    expect(await toldClinic(slug, clinicToken), "nothing was sent").toEqual([]);
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    await tap(page, "Tell the clinic now");
    await expect(page.getByText(/^Sent at \d\d:\d\d\. No one has answered yet\.$/)).toBeVisible();
    const [event] = await toldClinic(slug, clinicToken);
    expect(event?.words).toMatch(/^Symptom checker: Call an ambulance now; Chest pain/);
    await clinicApi(slug, clinicToken, "POST", `/urgent_events/${event?.id}/acknowledge`);
    await expect(page.getByText(/^The clinic has seen this at \d\d:\d\d\.$/)).toBeVisible();
    await expect(page.getByText("No one at the clinic has seen this yet.")).toHaveCount(0);
    await expect(urgency, "and the number stays").toHaveText("Call an ambulance now");
  },
);

const press = (page: Page, name: string) => page.getByRole("button", { name, exact: true }).press("Enter");

const tap = (page: Page, name: string) => tapOn(page.getByRole("button", { name, exact: true }));

type Event = { id: number; words: string };

async function toldClinic(slug: string, token: string): Promise<readonly Event[]> {
  const text = await clinicApi(slug, token, "GET", "/urgent_events");
  return (JSON.parse(text) as { data: { collection: readonly Event[] } }).data.collection;
}

async function clinicApi(slug: string, token: string, method: string, path: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const { status, text } = await localHttp(`${clinicUrl(slug)}/api/clinic${path}`, { method, headers });
  if (status !== 200) throw new Error(`${method} ${path}: ${status}`);
  return text;
}
