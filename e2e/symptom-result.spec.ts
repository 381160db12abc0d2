// The symptom checker up to a result, on a phone: a patient's table of facts answers whatever is asked, in whatever order.
import type { Locator, Page } from "@playwright/test";
import { localHttp } from "@anteroom/local-http/local-http";
import { openClinic } from "./support/another-clinic.ts";
import { axe } from "./support/axe.ts";
import { checkedVisits } from "./support/checked-visits.ts";
import { clinicUrl } from "./support/demo.ts";
import { tapOn } from "./support/finger.ts";
import { expect, open, test } from "./support/test.ts";
import { signIn } from "./support/visit.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const notADevice = /has not been validated by clinicians, is not a medical device/;
const address = "/scheduling/symptom-checker";

/** What is so, by the question's words; several answers where several may be chosen. Everything else is not so. */
type Facts = Readonly<Record<string, string | readonly string[]>>;

const earache: Facts = {
  "Where does it hurt?": ["Ear"],
  "Does the pain spread to another place?": ["It does not spread"],
  "What does the pain feel like?": ["Sharp", "Sore to the touch"],
  "How strong is the pain, from 0 to 10?": "7",
  "How exactly can you show where it hurts?": "Clearly in one area",
  "How fast did the pain start?": "Within an hour",
  "Do you have a fever?": "Yes",
  "Is your nose blocked, or running with clear fluid?": "Yes",
  "Have you been irritable, or has your mood changed a lot lately?": "Yes",
  "Do you have a cough?": "Yes",
  "Are your vaccinations up to date?": "Yes",
  "Do you go to a nursery or day care, or work in one?": "I am not sure",
};

const heartAttack: Facts = {
  "Where does it hurt?": ["Upper chest", "Lower chest", "Side of the chest or armpit", "Around the breast"],
  "Does the pain spread to another place?": ["Arm or elbow", "Jaw or chin", "Upper back"],
  "What does the pain feel like?": ["Heavy, like a weight", "Nagging, hard to bear", "Frightening"],
  "How strong is the pain, from 0 to 10?": "9",
  "How exactly can you show where it hurts?": "Roughly in one area",
  "How fast did the pain start?": "Within an hour",
  "Are you short of breath, or is it hard to breathe?": "Yes",
  "Are you sweating much more than usual?": "Yes",
  "Do you feel sick, as if you had to vomit?": "Yes",
  "Does it get worse with effort and better with rest?": "Yes",
  "Do you have high blood pressure, or take medicine for it?": "Yes",
  "Do you have high cholesterol, or take medicine for it?": "Yes",
  "Do you have poor blood circulation?": "I am not sure",
  "Do you smoke?": "Yes",
  "Did you smoke in the past?": "Yes",
};

test(
  "with the keyboard I tell my son's earache; I read how soon, what it may be and why, and book the doctor that fits, who has it all before the visit",
  { tag: ["@S2.R18", "@S1.34", "@S3.TRIAGE.01", "@S7.API.12.triage", "@D.97"] },
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
    await press(page, "None of these");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("What is bothering Tomás most?");
    await expect(about).toBeVisible();
    await page.getByRole("searchbox", { name: "In your own words" }).pressSequentially("my ear hurts");
    await page.getByRole("button", { name: "Earache", exact: true }).press("Enter");
    await press(page, "Continue");
    const told = await answerAs(page, earache, async (control) => {
      await expect(about, "above each question").toBeVisible();
      await control.press("Space");
    });
    expect(told.reasons.length, "why it asks was said").toBeGreaterThan(0);

    const urgency = page.getByRole("heading", { level: 1 });
    await expect(urgency).toBeFocused();
    await expect(about).toBeVisible();
    await expect(urgency).toHaveText(/^See a doctor (in the next days|within 24 hours)$/);
    const soon = await urgency.innerText();
    await expect(page.getByText("No one at the clinic has seen this yet.")).toBeVisible();
    const may = page.locator("ol > li");
    await expect(may.first()).toContainText("Middle ear infection (otitis media)");
    await expect(
      may.first().getByRole("link", { name: "Read more about Middle ear infection" }),
    ).toBeVisible();
    await expect(page.getByText("Only a doctor can tell.", { exact: false })).toBeVisible();
    await page.getByText("Why this result").press("Enter");
    await expect(page.getByText("Points to Middle ear infection (otitis media):")).toBeVisible();
    await expect(page.getByRole("listitem").filter({ hasText: "Where does it hurt? Ear" })).toHaveCount(2);
    await expect(page.getByText(notADevice).last()).toBeVisible();
    expect(await page.getByRole("main").innerText(), "no share as certainty").not.toContain("%");
    expect(await axe(page)).toEqual([]);

    await press(page, "Book and send these answers");
    await page.waitForURL((now) => now.search === "?specialties=ear-nose-throat,general-practice");
    await expect(page.getByRole("link", { name: /Ear, nose and throat.*remove/ })).toBeVisible();
    const doctor = page.getByRole("article").filter({ hasText: "Ear, nose and throat" }).first();
    await doctor.locator('a[href*="/scheduling/patient"]').last().press("Enter");
    await expect(page.getByRole("radio", { name: "Tomás Carvalho" })).toBeChecked();
    const along = page.getByRole("checkbox", { name: "Send my symptom check with this booking" });
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
      complaints: [{ words: "Earache" }],
      specialty: "Ear, nose and throat",
    });
    expect(details.conditions[0]).toMatchObject({ code: "middle-ear-infection" });
    expect(details.answers.map(({ words }: { words: string }) => words)).toEqual(told.asked);
  },
);

test(
  "by touch I tell a pain in my chest; I am told to call an ambulance, why, and the clinic knows only when I tell it",
  { tag: ["@S2.R18", "@S1.34", "@S1.08", "@D.97"] },
  async ({ page }) => {
    test.setTimeout(120_000);
    const { slug, clinicToken } = await openClinic("andes", "check-heart", { attended: false });
    await signIn(page, slug);
    await open(page, clinicUrl(slug) + address);
    const sex = page.getByRole("radio", { name: "Female", exact: true });
    await expect(sex.or(page.getByRole("button", { name: "Continue" })).first()).toBeVisible();
    await tap(page, "Continue");
    await tap(page, "None of these");
    await page.getByRole("searchbox").fill("pain around the heart");
    await tap(page, "Chest pain");
    await tap(page, "Continue");
    await answerAs(page, heartAttack, tapOn);

    const urgency = page.getByRole("heading", { level: 1 });
    await expect(urgency).toHaveText("Call an ambulance now");
    await expect(page.getByText(/^About /), "one's own check names nobody").toHaveCount(0);
    await expect(urgency).toBeFocused();
    const call = page.getByText("This may not be able to wait. Call 131 now.");
    await expect(call.getByRole("link", { name: "131" })).toHaveAttribute("href", "tel:131");
    await expect(
      page.getByRole("link", { name: "Call 131" }),
      "to call is the page's one action",
    ).toBeVisible();
    await expect(page.getByText("Do not drive.", { exact: false })).toBeVisible();
    await expect(page.locator("ol > li").first()).toContainText("Heart attack");
    await tapOn(page.getByText("Why this result"));
    await expect(page.getByText("Points to Heart attack:")).toBeVisible();
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

type Told = { asked: readonly string[]; reasons: readonly string[] };

/** Answers by the facts until the result stands there. */
async function answerAs(
  page: Page,
  facts: Facts,
  choose: (control: Locator) => Promise<void>,
): Promise<Told> {
  const next = page.getByRole("button", { name: "Next question" });
  const end = page.getByRole("heading", { name: "Your answers so far" });
  const title = page.getByRole("heading", { level: 1 });
  const asked: string[] = [];
  const reasons: string[] = [];
  for (;;) {
    await expect(next.or(end)).toBeVisible();
    if (await end.isVisible()) return { asked, reasons };
    const question = await title.innerText();
    if (asked.includes(question)) throw new Error(`"${question}" is asked again.`);
    asked.push(question);
    const why = page.getByText("Why we ask");
    if (reasons.length === 0 && (await why.isVisible())) {
      await choose(why);
      reasons.push(await page.getByText(/^Your answer helps to tell these apart: .+ and .+\./).innerText());
    }
    for (const answer of [facts[question] ?? "No"].flat())
      await choose(page.getByRole("main").getByLabel(answer, { exact: true }));
    await choose(next);
    await expect(title).not.toHaveText(question);
  }
}

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
