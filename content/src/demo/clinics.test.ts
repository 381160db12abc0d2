import { locales, type Locale } from "@anteroom/domain/shared/locales";
import { cpfDigits } from "@anteroom/domain/account/cpf";
import { readManifest } from "@anteroom/domain/clinic/manifest";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { readSettings } from "@anteroom/domain/clinic/settings";
import { freeSlots } from "@anteroom/domain/booking/slots";
import { dayInZone } from "@anteroom/domain/shared/zoned-time";
import { expect, test } from "vitest";
import { specialties } from "../specialties.ts";
import { demoClinics } from "./clinics.ts";
import { planAppointments } from "./plan-appointments.ts";

const clinics = demoClinics.map((clinic) => [clinic.manifest.slug, clinic] as const);
const hour = 3_600_000;
/** Spring nights among them. Only in the hour that autumn repeats no time is offered twice, and the next may be further off. */
const moments = [
  "2026-11-21T14:00:00Z",
  "2026-03-29T00:40:00Z",
  "2026-04-05T04:10:00Z",
  "2027-01-01T03:55:00Z",
];

test.each(clinics)(
  "the manifest and the settings of %s are read without loss",
  { tags: ["S1.48"] },
  (_slug, { manifest, settings }) => {
    expect(readManifest(manifest)).toEqual(manifest);
    expect(readSettings(settings)).toMatchObject(settings);
    expect(isGateOpen("appointmentScheduling", readSettings(settings))).toBe(true);
  },
);

test.each([
  ["aurora", "pt", "EUR", "Europe/Lisbon", "112", true],
  ["ipe", "pt-BR", "BRL", "America/Sao_Paulo", "192", false],
  ["andes", "es-CL", "CLP", "America/Santiago", "131", true],
])(
  "%s speaks %s, takes %s, lives in %s, calls %s, guests: %s",
  { tags: ["D.67", "D.104"] },
  (slug, language, currency, zone, number, guests) => {
    const settings = readSettings(demoClinics.find(({ manifest }) => manifest.slug === slug)?.settings);
    expect(settings).toMatchObject({
      defaultLanguage: language,
      currency,
      timeZone: zone,
      emergencyNumber: number,
      patientsGuestBooking: guests,
      autoAccept: true,
    });
  },
);

test.each(clinics)(
  "%s has a dozen doctors with own faces and specialties, marked as not real",
  { tags: ["S1.05"] },
  (_slug, { doctors, settings }) => {
    expect(doctors).toHaveLength(12);
    expect(new Set(doctors.map(({ name }) => name)).size).toBe(12);
    expect(new Set(doctors.map(({ portrait }) => portrait)).size).toBe(12);
    expect(doctors.filter(({ isOnCall }) => isOnCall)).toHaveLength(2); // for grown-ups and for children
    const slugs = new Set(specialties.map(({ slug }) => slug));
    for (const { specialty, about, rating, priceMinor } of doctors) {
      expect(slugs).toContain(specialty);
      expect(about.en).toContain("Demo doctor, not a real person.");
      expect(about[settings.defaultLanguage ?? "en"]).toMatch(/no es una persona real|não é uma pessoa real/);
      expect(rating.sum / rating.count).toBeLessThanOrEqual(5);
      expect(priceMinor).toBeGreaterThan(0);
    }
  },
);

test.each(clinics)(
  "the notice of %s that a doctor is not real agrees with the doctor's sex",
  (_slug, { doctors }) => {
    const ofMen = [/[Mm][eé]dico (?:de demo|dimostr)/u, /طبيب تجريبي/u];
    const ofWomen = [/[Mm][eé]dica (?:de demo|dimostr)/u, /طبيبة تجريبية/u];
    for (const { sex, about } of doctors)
      for (const locale of ["pt", "it", "es", "ar"] as const) {
        const text = about[locale] ?? "";
        const [own, other] = sex === "female" ? [ofWomen, ofMen] : [ofMen, ofWomen];
        expect(text).toSatisfy((said: string) => own.some((one) => one.test(said)));
        expect(text).not.toSatisfy((said: string) => other.some((one) => one.test(said)));
      }
  },
);

test.each(clinics.flatMap(([slug, clinic]) => locales.map((locale) => [slug, locale, clinic] as const)))(
  "doctors of %s describe themselves, their training and what they treat in %s",
  (_slug, locale, { doctors }) => {
    const [language = locale] = locale.split("-") as Locale[];
    for (const { name, about, training, treats } of doctors)
      for (const [fact, texts] of Object.entries({ about, training, treats }))
        expect([name, fact, texts[locale] ?? texts[language]]).toEqual([name, fact, expect.anything()]);
  },
);

test.each(clinics.flatMap(([slug, clinic]) => moments.map((at) => [slug, at, clinic] as const)))(
  "in %s at %s a visitor finds an appointment that starts in 30 to 60 minutes",
  { tags: ["S1.07"] },
  (_slug, at, { doctors, settings }) => {
    const now = Date.parse(at);
    const timeZone = settings.timeZone ?? "UTC";
    const starts = doctors.flatMap(({ hours, breaks, appointmentMinutes }) =>
      freeSlots(
        { timeZone, slotMinutes: appointmentMinutes, weekly: hours, breaks, exceptions: [] },
        { from: dayInZone(now, timeZone), days: 2, taken: [], now },
      ).map(({ startTime }) => startTime),
    );
    expect(Math.min(...starts) - now).toBeLessThanOrEqual(hour);
  },
);

test.each(clinics)(
  "the demo appointments of %s are in slots of their doctors, past ones in the past",
  (_slug, clinic) => {
    for (const now of moments.map((moment) => Date.parse(moment))) {
      const planned = planAppointments(clinic, now);
      expect(planned).toHaveLength(clinic.appointments.length);
      expect(new Set(planned.map(({ doctor, startTime }) => `${doctor} ${startTime}`)).size).toBe(
        planned.length,
      );
      for (const { hoursFromNow, startTime, endTime } of planned)
        expect(hoursFromNow < 0 ? endTime <= now : startTime > now).toBe(true);
    }
  },
);

test.each(clinics)(
  "the patients of %s have log-ins, and every appointment has its patient",
  { tags: ["S5.LOGIN.01"] },
  (_slug, { patients, appointments }) => {
    const emails = new Set(patients.map(({ email }) => email));
    expect(emails.size).toBe(patients.length);
    expect(appointments.filter(({ patient }) => !emails.has(patient))).toEqual([]);
    expect(patients.every(({ password }) => password === "anteroom-demo")).toBe(true);
  },
);

test("the patients of Saúde Ipê have valid CPFs", { tags: ["S5.LOGIN.02"] }, () => {
  const cpfs = demoClinics
    .find(({ manifest }) => manifest.slug === "ipe")
    ?.patients.map((one) => one.taxpayerNumber ?? "");
  expect(cpfs?.map((cpf) => cpfDigits(cpf) === cpf)).toEqual([true, true, true, true]);
});
