import type { Manifest } from "@anteroom/domain/clinic/manifest";
import type { ApplicationSettings } from "@anteroom/domain/clinic/settings";
import { localHttp } from "@anteroom/local-http/local-http";
import { extendedTag } from "../tools/test/extended.ts";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

type Answer = { status: number; location: string; text: string };
type Sees = (answer: Answer) => boolean;

const opens: Sees = ({ status }) => status === 200;
const has =
  (words: string): Sees =>
  ({ text }) =>
    mainOf(text).includes(words);

/** What the server's first answer shows of a flag: everything but the one flag is on in both clinics. */
const flags: readonly { flag: keyof ApplicationSettings; path: string; sees: Sees }[] = [
  { flag: "patientsLogIn", path: "/", sees: ({ text }) => text.includes('href="/login') },
  { flag: "patientsSignUp", path: "/login", sees: ({ text }) => text.includes('href="/sign-up') },
  { flag: "patientsWebScheduling", path: "/doctors", sees: opens },
  { flag: "patientsDisplayDoctorRating", path: "/doctors", sees: ({ text }) => text.includes('"rating":{') },
  { flag: "patientsVitalSigns", path: "/vitals", sees: opens },
  { flag: "patientsHomepageVitalSigns", path: "/", sees: has('href="/vitals') },
  { flag: "elsevierIntegration", path: "/health-search", sees: opens },
  { flag: "patientsHomepageHealthAssessment", path: "/", sees: has("health-assessment") },
  { flag: "patientsHomepageHealthAssessment", path: "/health-assessment", sees: opens },
  { flag: "patientsProfileSettings", path: "/profile-settings", sees: opens },
  { flag: "patientsReview", path: "/appointments/1/review", sees: opens },
  { flag: "vitalSignsPreAppointment", path: "/appointments/1/vitals", sees: opens },
  { flag: "displayEnrollmentActionCustomisations", path: "/fill-survey", sees: opens },
];
const on = Object.fromEntries(flags.map(({ flag }) => [flag, true]));
const settings = { ...on, vitalSignsProvider: "embedded" as const, patientsHideAmount: false };

test(
  "each flag alone changes the pages it names, on and off",
  {
    tag: [
      extendedTag,
      "@S3.SET.patientsLogIn",
      "@S3.SET.patientsSignUp",
      "@S3.SET.patientsWebScheduling",
      "@S3.SET.patientsDisplayDoctorRating",
      "@S3.SET.patientsVitalSigns",
      "@S3.SET.patientsHomepageVitalSigns",
      "@S3.SET.elsevierIntegration",
      "@S3.SET.patientsHomepageHealthAssessment",
      "@S3.SET.patientsProfileSettings",
      "@S3.SET.patientsReview",
      "@S3.SET.vitalSignsPreAppointment",
      "@S3.SET.displayEnrollmentActionCustomisations",
      "@S3.SET.patientsHideAmount",
      "@G.16",
      "@S1.47",
    ],
  },
  async () => {
    test.setTimeout(120_000);
    const full = await anotherClinic("aurora", "flags-on", { settings });
    for (const [number, { flag, path, sees }] of flags.entries()) {
      expect(sees(await ask(full, path)), `${flag} on: ${path}`).toBe(true);
      const off = await anotherClinic("aurora", `flags-${number}`, {
        settings: { ...settings, [flag]: false },
      });
      expect(sees(await ask(off, path)), `${flag} off: ${path}`).toBe(false);
    }
    const hidden = await anotherClinic("aurora", "flags-amounts", {
      settings: { ...settings, patientsHideAmount: true },
    });
    expect(mainOf((await ask(full, "/doctors")).text)).toContain("€");
    expect(mainOf((await ask(hidden, "/doctors")).text)).not.toContain("€");
  },
);

const fields: readonly { field: Partial<Manifest>; path: string; shows: string }[] = [
  { field: { name: "Clinic of the new name" }, path: "/doctors", shows: "– Clinic of the new name</title>" },
  { field: { logoUrl: "/clinics/ipe/logo.svg" }, path: "/", shows: '<img src="/clinics/ipe/logo.svg"' },
  {
    field: { faviconUrl: "/clinics/ipe/favicon.svg", customFavicon: undefined },
    path: "/",
    shows: 'rel="icon" href="/clinics/ipe/favicon.svg"',
  },
  {
    field: { customFavicon: "/clinics/andes/favicon.svg" },
    path: "/",
    shows: 'rel="icon" href="/clinics/andes/favicon.svg"',
  },
  {
    field: { alternativeMainImageUrl: "/clinics/ipe/other.svg" },
    path: "/",
    shows: 'src="/clinics/ipe/other.svg"',
  },
  {
    field: { termsAndConditionsLink: "/clinics/ipe/other-terms.html" },
    path: "/sign-up",
    shows: 'href="/clinics/ipe/other-terms.html#',
  },
  { field: { patientPrimaryColor: "#7a1fa2" }, path: "/", shows: "--brand:#7a1fa2" },
  {
    field: { brandColors: { colorBrand100: "#123123", colorBrandHover: "#0a0b0c" } },
    path: "/",
    shows: "#0a0b0c",
  },
];

test(
  "each manifest field alone changes the pages it names",
  {
    tag: [
      "@S3.MANIFEST.01",
      "@S3.MANIFEST.02",
      "@S3.MANIFEST.04",
      "@S3.MANIFEST.05",
      "@S3.MANIFEST.06",
      "@S3.MANIFEST.07",
      "@S3.MANIFEST.08",
      "@S3.MANIFEST.10",
      "@S1.46",
    ],
  },
  async () => {
    test.setTimeout(120_000);
    for (const [number, { field, path, shows }] of fields.entries()) {
      const what = Object.keys(field).join();
      expect((await ask("aurora", path)).text, `${what} as it was`).not.toContain(shows);
      const slug = await anotherClinic("aurora", `field-${number}`, { manifest: field });
      const { text } = await ask(slug, path);
      expect(text, what).toContain(shows);
      expect(text).toContain(`"slug":"${slug}"`);
    }
  },
);

async function ask(slug: string, path: string): Promise<Answer> {
  const { status, headers, text } = await localHttp(clinicUrl(slug) + path, {
    headers: { "accept-language": "en" },
  });
  return { status, location: headers.location ?? "", text };
}

/** What stands on the page itself, without its frame and without the data that the page takes along. */
function mainOf(html: string): string {
  return /<main[\s\S]*<\/main>/.exec(html)?.[0] ?? "";
}
