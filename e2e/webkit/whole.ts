// Everything but the call in WebKitGTK, our stand-in for Safari: every route in a language of each direction, and the journeys of a patient.
import { visitedRoutes } from "../support/routes.ts";
import { smoke } from "./smoke.ts";
import type { Journey, Step } from "./steps.ts";

const button = (name: string) => ({ role: "button", name });
/** The key, as WebDriver writes it. */
const enter = "\uE007";
const tap = (name: string): Step => ({ click: button(name) });
const label = (words: string) => ({
  xpath: `//label[normalize-space()="${words}" or .//*[normalize-space()="${words}"]]`,
});
/** Who knows nothing more: a tap on "not sure" goes on. */
const unsure = [{ css: 'label:has(input[value="(unknown)"]:not(:checked))' }, button("Next question")];
const clinics = ["aurora", "ipe", "andes"] as const;

/** Where a page of this language and route is looked at: each clinic in turn. */
const routes: readonly Journey[] = visitedRoutes.flatMap(({ path, isPrivate }, index) => {
  const clinic = clinics[index % clinics.length] ?? "aurora";
  const visit = (lang: string): readonly Step[] => [
    { open: path, clinic, lang },
    { see: { role: "heading" } },
    { direction: lang === "ar" ? "rtl" : "ltr" },
    { nothingRunsOut: true },
    { nothingKeepsAnyoneOut: true },
  ];
  const steps = [...(isPrivate ? [{ signInAt: clinic }] : []), ...visit("en"), ...visit("ar")];
  return [{ title: `${path} is usable at ${clinic}, in English and Arabic`, steps }];
});

const journeys: readonly Journey[] = [
  {
    title: "a patient signs in, stays signed in after a reload, and signs out",
    tags: ["S1.01", "S4.SESSION.05"],
    steps: [
      { signInAt: "aurora" },
      { open: "/appointments" },
      { see: { role: "heading", name: "Your appointments" } },
      { click: { css: "header [aria-label^='Your account']" } },
      tap("Sign out"),
      { see: { css: "header a[href^='/login']" } },
    ],
  },
  {
    title: "a patient picks a time, enters the reason, and pays with a card",
    tags: ["S1.45", "S1.09", "S1.10"],
    steps: [
      { signInAt: "andes" },
      { open: "/doctors", clinic: "andes" },
      { click: { xpath: "(//article//a[contains(@href,'/scheduling/patient')])[5]" } },
      { type: { css: "[name=symptoms]" }, text: "A cough for three days" },
      { click: { xpath: "(//main//button[contains(., '$') or contains(., 'CLP')])[last()]" } },
      {
        inNewWindow: [
          { type: { css: "[name=name]" }, text: "Ana Patient" },
          { type: { css: "[name=number]" }, text: "4111 1111 1111 1111" },
          { type: { css: "[name=expiry]" }, text: "12/39" },
          { type: { css: "[name=cvv]" }, text: "123" },
          { click: { css: "button" } },
        ],
      },
      { see: { role: "heading", name: "You’re booked" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: "a patient opens and cancels an appointment by keyboard",

    steps: [
      { signInAt: "aurora" },
      { open: "/appointments/{appointmentId}" },
      { type: button("Cancel appointment"), text: enter },
      { see: { role: "dialog", name: "Cancel this appointment?" } },
      { type: button("Yes, cancel it"), text: enter },
      { read: "Your appointment is cancelled." },
    ],
  },
  {
    title: "a patient sends a file before the appointment",
    tags: ["S1.36", "S2.R12"],
    steps: [
      { signInAt: "ipe" },
      { open: "/appointments/{appointmentId}/files", clinic: "ipe" },
      { choose: { css: "input[type=file]" }, file: "web/public/fonts/LICENSE-figtree.txt" },
      { see: { xpath: "//section[.//h2[contains(., 'From you')]]//li" } },
    ],
  },
  {
    title: "a visitor finds a health topic with a typing error and reads it",
    tags: ["S1.33"],
    steps: [
      { open: "/health-search", clinic: "aurora", lang: "en" },
      { type: { css: "input[type=search]" }, text: "acid refulx" },
      { click: { role: "link", name: "Acid reflux" } },
      { see: { role: "heading", name: "Acid reflux" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: 'a patient with an earache who answers only "not sure" gets an urgency',
    tags: ["S1.34", "S2.R18"],
    steps: [
      { signInAt: "aurora" },
      { open: "/scheduling/symptom-checker" },
      { again: tap("Continue"), until: { css: "#complaint" } },
      { type: { css: "#complaint" }, text: "earache" },
      { see: { css: "main fieldset button" } },
      { again: tap("Continue"), until: { css: "input[name=answer]" } },
      { again: { clickFirstOf: unsure }, until: { role: "heading", name: "What it may be" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: "a patient fills in the survey before a first visit, with an error on the way",
    tags: ["S2.R29"],
    steps: [
      { signInAt: "aurora" },
      { open: "/fill-survey?action_name=before-first-visit&actionable_id={patientId}&project_id=webkit" },
      tap("Begin"),
      tap("Continue"),
      { read: "One answer needs your attention" },
      { click: label("None that I know of") },
      tap("Continue"),
      { see: { role: "heading", name: "Do you take any medicines?" } },
    ],
  },
  {
    title: "a patient edits one fact of the profile",
    tags: ["S1.39", "S2.R24"],
    steps: [
      { signInAt: "ipe" },
      { open: "/profile-settings?section=personal&edit=phone", clinic: "ipe" },
      tap("Save"),
      { read: "Saved." },
    ],
  },
  {
    title: "a visitor switches to a right-to-left language and stays on the page",
    tags: ["S1.41"],
    steps: [
      { open: "/doctors", clinic: "aurora", lang: "en" },
      { click: { css: "header summary" } },
      tap("العربية"),
      { direction: "rtl" },
      { nothingRunsOut: true },
    ],
  },
];

/** The journeys of the matrix in WebKitGTK by cell. `smoke` also runs in `npm run test:extended`. */
export const whole = { smoke, journeys, routes };
