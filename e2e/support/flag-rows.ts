import type { Manifest } from "@anteroom/domain/clinic/manifest";
import type { ApplicationSettings, SettingName } from "@anteroom/domain/clinic/settings";
import { localHttp } from "@anteroom/local-http/local-http";
import type { Page } from "@playwright/test";
import { toCheckoutAsGuest } from "./as-guest.ts";
import { clinicUrl } from "./demo.ts";
import { expect, open } from "./test.ts";
import { signIn } from "./visit.ts";

/** Settings or manifest fields of one of the two clinics that a test compares. */
export type Difference = { settings?: Partial<ApplicationSettings>; manifest?: Partial<Manifest> };

type Visit = (page: Page, slug: string) => Promise<void>;

/**
 * A setting or manifest field with a visible effect: after `go`, `sees` is true in clinic `one` and false in clinic
 * `other`, which differ in nothing else. `shows` describes the effect.
 */
export type SeenRow = {
  name: SettingName | keyof Manifest;
  shows: string;
  one: Difference;
  other: Difference;
  go: Visit;
  sees: (page: Page) => Promise<boolean>;
};
/** A setting or manifest field whose effect no single page shows; `provenIn` is the test file that covers it. */
export type ElsewhereRow = { name: SettingName | keyof Manifest; shows: string; provenIn: string };

const at =
  (path: string): Visit =>
  (page, slug) =>
    open(page, clinicUrl(slug) + path);
const asPatient =
  (path: string): Visit =>
  async (page, slug) => {
    await signIn(page, slug);
    await open(page, clinicUrl(slug) + path);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };
const toPay: Visit = (page, clinic) => toCheckoutAsGuest(page, { clinic, time: 4, motive: "A cough" });
const toFirstStep: Visit = async (page, slug) => {
  await open(page, `${clinicUrl(slug)}/doctors`);
  await page.locator('a[href*="/scheduling/patient"]').nth(4).click();
  await expect(page.getByText(/is reserved for you/)).toBeVisible();
};
/** A page of the latest visit that stands so: an early one may no longer be changed. */
const toAppointment =
  (status: string, below = ""): Visit =>
  async (page, slug) => {
    await signIn(page, slug);
    const id = await page.evaluate(async (wanted) => {
      const headers = { "x-patient-token": localStorage.getItem("patient-token") ?? "" };
      const answer = await fetch("/api/patients/appointments", { headers });
      type Visits = { data: { collection: { id: number; status: string; start_time: string }[] } };
      const { data } = (await answer.json()) as Visits;
      const found = data.collection.filter((one) => one.status === wanted);
      return found.toSorted((one, other) => other.start_time.localeCompare(one.start_time))[0]?.id;
    }, status);
    expect(id, `a visit that is ${status}`).toBeDefined();
    await open(page, `${clinicUrl(slug)}/appointments/${id}${below}`);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  };

const visible = (selector: string) => (page: Page) => page.locator(selector).first().isVisible();
const words = (text: string | RegExp) => (page: Page) => page.getByText(text).first().isVisible();
const isAt = (path: string) => async (page: Page) => new URL(page.url()).pathname === path;
const html = (text: string) => async (page: Page) => (await page.content()).includes(text);
const style = (name: string, value: string) => (page: Page) =>
  page.evaluate(
    ([property, wanted]) =>
      getComputedStyle(document.documentElement)
        .getPropertyValue(property ?? "")
        .trim() === wanted,
    [name, value],
  );

const value = (
  name: SettingName,
  shows: string,
  [one, other]: readonly [unknown, unknown],
  go: Visit,
  sees: SeenRow["sees"],
  beside: Partial<ApplicationSettings> = {},
): SeenRow => ({
  name,
  shows,
  go,
  sees,
  one: { settings: { ...beside, [name]: one } },
  other: { settings: { ...beside, [name]: other } },
});
const flag = (
  name: SettingName,
  shows: string,
  go: Visit,
  sees: SeenRow["sees"],
  beside?: Partial<ApplicationSettings>,
): SeenRow => value(name, shows, [true, false], go, sees, beside);
const field = (
  name: keyof Manifest,
  shows: string,
  [one, other]: readonly [unknown, unknown],
  go: Visit,
  sees: SeenRow["sees"],
): SeenRow => ({
  name,
  shows,
  go,
  sees,
  one: { manifest: { [name]: one } },
  other: { manifest: { [name]: other } },
});

/** All fields with an effect on one page. */
export const seenRows: readonly SeenRow[] = [
  flag(
    "patientsCancelAppointment",
    "the way to cancel a visit",
    toAppointment("accepted"),
    words("Cancel appointment"),
  ),
  flag(
    "patientsRescheduleAppointment",
    "the way to move a visit",
    toAppointment("accepted"),
    words("Reschedule"),
  ),
  flag(
    "patientsReview",
    "the page that rates a visit",
    toAppointment("finished", "/review"),
    async (page) => !(await words("Page not found")(page)),
  ),
  flag("patientsLogIn", "the way to the log-in", at("/"), visible('a[href^="/login"]')),
  flag("patientsSignUp", "the way to a new account", at("/login"), visible('a[href^="/sign-up"]')),
  flag("patientsWebScheduling", "doctors and their free times", at("/doctors"), isAt("/doctors")),
  flag("patientsPayments", "the price to pay at the check", toPay, words(/^Pay .*\d/)),
  flag("patientsVouchers", "the field for a voucher", toPay, words("I have a voucher")),
  flag("patientsTaxpayerLogin", "a log-in by CPF", at("/login"), words("Email or CPF")),
  flag(
    "patientsManageDependents",
    "the family in the settings",
    asPatient("/profile-settings"),
    words("You and your family"),
  ),
  flag(
    "patientsInsuranceInformation",
    "insurance in the settings",
    asPatient("/profile-settings"),
    words("Insurance"),
  ),
  flag("patientsProfileSettings", "the settings", asPatient("/profile-settings"), isAt("/profile-settings")),
  flag(
    "patientsSymptomChecker",
    "the way to the symptom checker",
    at("/"),
    visible('main a[href^="/scheduling/symptom-checker"]'),
  ),
  value(
    "symptomCheckerProvider",
    "the same, for a provider that is installed",
    ["embedded", "none"],
    at("/"),
    visible('main a[href^="/scheduling/symptom-checker"]'),
  ),
  flag(
    "patientsDisplayDoctorRating",
    "what patients think of a doctor",
    at("/doctors"),
    words(/\(\d+ reviews?\)/),
  ),
  flag("patientsVitalSigns", "the page of vital signs", at("/vitals"), isAt("/vitals")),
  flag(
    "vitalSignsPreAppointment",
    "vital signs before a visit",
    asPatient("/appointments/1/vitals"),
    isAt("/appointments/1/vitals"),
  ),
  value(
    "vitalSignsProvider",
    "the reading by camera",
    ["embedded", "none"],
    at("/"),
    words("With your camera, about a minute"),
  ),
  flag(
    "patientsHomepageVitalSigns",
    "vital signs on the home page",
    at("/"),
    visible('main a[href^="/vitals"]'),
  ),
  flag(
    "patientsHomepageHealthAssessment",
    "the assessment on the home page",
    at("/"),
    visible('main a[href^="/health-assessment"]'),
  ),
  {
    ...flag("patientsHideAmount", "no amounts (off: amounts)", at("/doctors"), words("€")),
    one: { settings: { patientsHideAmount: false } },
    other: { settings: { patientsHideAmount: true } },
  },
  flag("patientsSymptoms", "the question for the motive", toFirstStep, words("In your own words")),
  value(
    "globalLinks",
    "the apps' shops",
    [{ ios_app: "https://aurora.example/app" }, {}],
    at("/download"),
    visible('a[href^="https://aurora.example/app"]'),
  ),
  flag("elsevierIntegration", "health from A to Z", at("/"), visible('main a[href^="/health-search"]')),
  flag(
    "displayEnrollmentActionCustomisations",
    "a survey by its link",
    asPatient("/fill-survey?action_name=before-first-visit&actionable_id=1&project_id=flags"),
    isAt("/fill-survey"),
  ),
  value("currency", "the sign of the money", ["EUR", "BRL"], at("/doctors"), words("€")),
  value(
    "emergencyNumber",
    "the number that is called in danger",
    ["112", "131"],
    at("/scheduling/symptom-checker"),
    visible('a[href="tel:112"]'),
  ),
  value(
    "clinicPhone",
    "the clinic's telephone",
    ["+351 200 000 010", null],
    at("/login"),
    visible('a[href="tel:+351200000010"]'),
  ),
  value("defaultLanguage", "the language of whoever asks for none", ["pt", "fr"], at("/"), async (page) =>
    (await localHttp(page.url(), {})).text.includes('<html lang="pt"'),
  ),
  flag("patientsGuestBooking", "booking without an account", toFirstStep, words("Patient’s name")),
  value(
    "gateways",
    "the ways to pay",
    [
      { mbWay: { provider: "sandbox", clientKey: null } },
      { creditCard: { provider: "sandbox", clientKey: null } },
    ],
    toPay,
    words("MB Way"),
  ),
  field("name", "the title", ["Clinic of the matrix", "Another clinic"], at("/"), async (page) =>
    (await page.title()).includes("Clinic of the matrix"),
  ),
  field(
    "logoUrl",
    "the logo",
    ["/clinics/ipe/logo.svg", "/clinics/andes/logo.svg"],
    at("/"),
    visible('img[src="/clinics/ipe/logo.svg"]'),
  ),
  field(
    "faviconUrl",
    "the tab's icon",
    ["/clinics/ipe/favicon.svg", "/clinics/andes/favicon.svg"],
    at("/"),
    html('rel="icon" href="/clinics/ipe/favicon.svg"'),
  ),
  field(
    "customFavicon",
    "the tab's icon, before the other",
    ["/clinics/ipe/favicon.svg", "/clinics/andes/favicon.svg"],
    at("/"),
    html('rel="icon" href="/clinics/ipe/favicon.svg"'),
  ),
  field(
    "alternativeMainImageUrl",
    "the main picture",
    ["/clinics/ipe/logo.svg", "/clinics/andes/logo.svg"],
    at("/"),
    visible('main img[src="/clinics/ipe/logo.svg"]'),
  ),
  field(
    "termsAndConditionsLink",
    "where the terms are",
    ["/clinics/ipe/terms.html", "/clinics/andes/terms.html"],
    at("/sign-up"),
    visible('a[href^="/clinics/ipe/terms.html"]'),
  ),
  field(
    "patientPrimaryColor",
    "the colour of primary actions",
    ["#7a1fa2", "#0f6272"],
    at("/"),
    style("--brand", "#7a1fa2"),
  ),
  field(
    "brandColors",
    "the colour under the pointer",
    [{ colorBrandHover: "#0a0b0c" }, {}],
    at("/"),
    html("#0a0b0c"),
  ),
];

const elsewhere = (name: ElsewhereRow["name"], shows: string, provenIn: string): ElsewhereRow => ({
  name,
  shows,
  provenIn,
});

/** All fields that are tested in other files. */
export const elsewhereRows: readonly ElsewhereRow[] = [
  elsewhere("symptomCheckerService", "whose symptom checker it is", "e2e/outside-checker.spec.ts"),
  elsewhere("slug", "which clinic it is", "e2e/flags.spec.ts"),
  elsewhere("businessAccountSlug", "the account, told by the API", "e2e/settings.spec.ts"),
  elsewhere("userTestingPlatform", "which foreign script is loaded", "e2e/third-parties.spec.ts"),
  elsewhere("patientsShareScreen", "a screen shared in a call", "e2e/call-screen.spec.ts"),
  elsewhere("showSharedFiles", "files of the clinic", "e2e/visit-files.spec.ts"),
  elsewhere(
    "surveysEnvironment",
    "which answers are found",
    "server/src/features/health/surveys/surveys.integration.test.ts",
  ),
  elsewhere(
    "urlShortenerDomain",
    "the domain of short links",
    "server/src/features/consultation/join-by-code.integration.test.ts",
  ),
  elsewhere(
    "displayNewTermsAndConditions",
    "new terms to agree to",
    "server/src/features/account/access/sign-up.integration.test.ts",
  ),
  elsewhere(
    "termsVersion",
    "which terms were agreed to",
    "server/src/features/account/access/sign-up.integration.test.ts",
  ),
  elsewhere("supportChat", "the chat", "e2e/third-parties.spec.ts"),
  elsewhere("supportChatProvider", "which chat", "e2e/third-parties.spec.ts"),
  elsewhere("supportChatFirstProvider", "the chat's tag", "e2e/third-parties.spec.ts"),
  elsewhere("supportChatScriptUrl", "the chat's script", "e2e/third-parties.spec.ts"),
  elsewhere("supportChatKey", "the chat's key", "e2e/third-parties.spec.ts"),
  elsewhere(
    "thirdPartyOrigins",
    "what the policy of a page lists",
    "domain/src/clinic/third-parties.test.ts",
  ),
  elsewhere("supportArticles", "help articles", "web/src/features/third-parties/page-foot.page.test.tsx"),
  elsewhere("supportArticlesUrl", "where they are", "web/src/features/third-parties/page-foot.page.test.tsx"),
  elsewhere(
    "country",
    "the country of telephone numbers",
    "server/src/features/account/profile/profile.integration.test.ts",
  ),
  elsewhere(
    "bookingOffsetMinutes",
    "how soon a time may begin",
    "web/src/features/find-doctor/times/merge-taken.test.ts",
  ),
  elsewhere(
    "paymentWidgetUrl",
    "the clinic's own payment page",
    "server/src/features/booking/payment.integration.test.ts",
  ),
  elsewhere(
    "autoAccept",
    "who accepts a visit",
    "server/src/features/appointments/change-appointment.integration.test.ts",
  ),
  elsewhere("surveyAddresses", "surveys elsewhere", "e2e/surveys.spec.ts"),
  elsewhere(
    "surveysProject",
    "whether the clinic asks by itself",
    "server/src/features/health/surveys/surveys.integration.test.ts",
  ),
  elsewhere(
    "bookingLimits",
    "how many unpaid appointments one person may have, how often one voucher, and whether booked ones overlap",
    "server/src/features/booking/booking-limits.integration.test.ts",
  ),
  elsewhere(
    "waitlist",
    "whether earlier times are offered, for how long, and for how many appointments of an account",
    "server/src/testing/waitlist.integration.test.ts",
  ),
  elsewhere(
    "cancelUntilHours",
    "until when cancelling is free",
    "server/src/features/appointments/change-appointment.integration.test.ts",
  ),
  elsewhere(
    "clinicEmail",
    "where the clinic is written to about payments at risk",
    "server/src/features/booking/payment/payment-events.integration.test.ts",
  ),
  elsewhere(
    "localizedArabicDates",
    "dates of Arabic pages in Arabic",
    "domain/src/appointment/appointment-time.test.ts",
  ),
  elsewhere("phoneCallBack", "the doctor's call by telephone", "e2e/call-screen.spec.ts"),
  elsewhere(
    "acknowledgedNotValidated",
    "what runs in production",
    "domain/src/health/symptom-checker.test.ts",
  ),
  elsewhere(
    "ageOfMajority",
    "from when on somebody acts for oneself",
    "server/src/features/account/dependents/dependents.integration.test.ts",
  ),
  elsewhere("timeZone", "the clock that free times go by", "domain/src/booking/slots.test.ts"),
  elsewhere("patientsSmsReminders", "reminders by SMS", "server/src/testing/reminders.integration.test.ts"),
  elsewhere(
    "patientsWhatsAppReminders",
    "reminders by WhatsApp",
    "server/src/testing/reminders.integration.test.ts",
  ),
  elsewhere(
    "strictTransportSecurity",
    "the HSTS header of a clinic",
    "server/src/platform/http/security-headers.test.ts",
  ),
  elsewhere(
    "legalData",
    "who issues the receipt",
    "server/src/features/appointments/receipt/receipts.integration.test.ts",
  ),
  elsewhere(
    "vat",
    "the tax within the price",
    "server/src/features/appointments/receipt/receipts.integration.test.ts",
  ),
  elsewhere(
    "clinicAddress",
    "where an appointment at the clinic takes place",
    "server/src/shared/mail/mails.test.ts",
  ),
  elsewhere("crisisLineNumber", "the crisis line to call", "domain/src/health/crisis-lines.test.ts"),
  elsewhere("crisisLineChatUrl", "the chat of the crisis line", "domain/src/health/crisis-lines.test.ts"),
];
