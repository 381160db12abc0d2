import { exemptionIn } from "@anteroom/domain/payment/vat";
import { locales, directionOf } from "@anteroom/domain/shared/locales";
import { manifestOrDefault } from "@anteroom/domain/clinic/manifest";
import { readSettings } from "@anteroom/domain/clinic/settings";
import { mailLabel } from "@anteroom/content/messages/mail-labels";
import { demoClinics } from "@anteroom/content/demo/clinics";
import { contrast, parseHex } from "@anteroom/domain/clinic/oklch";
import { describe, expect, test } from "vitest";
import { writeMail } from "./account-mail.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { appointmentDetails } from "../../platform/mail/appointment-details.ts";
import { asDetail } from "../../platform/mail/mail-content.ts";
import { sampleKinds, sampleMail } from "./sample-mails.ts";

const config = { baseUrl: new URL("http://localhost:4000") };

function clinicOf(manifest: unknown, settings: unknown): Tenant {
  return {
    id: 1,
    slug: "aurora",
    businessAccountSlug: "aurora",
    primaryDomain: "aurora.localhost",
    manifest: manifestOrDefault(manifest, "aurora").manifest,
    hasManifest: true,
    settings: readSettings(settings),
  };
}

const clinics = demoClinics.map(({ manifest, settings }) => clinicOf(manifest, settings));
const [aurora] = clinics;
if (!aurora) throw new Error("No demo clinic");

/** The visible text of an HTML mail, each block on a line, and the addresses it links to; read without our own code. */
function read(html: string): { text: string; links: string[] } {
  const body = html
    .replace(/^[\s\S]*?<body/, "<body")
    .replaceAll(/<div style="display:none[\s\S]*?<\/div><\/div>/g, "")
    .replaceAll(/<!--[\s\S]*?-->/g, "");
  const unescaped = (text: string) =>
    text
      .replaceAll("&lt;", "<")
      .replaceAll("&gt;", ">")
      .replaceAll("&quot;", '"')
      .replaceAll("&#39;", "'")
      .replaceAll("&amp;", "&");
  return {
    text: unescaped(body.replaceAll(/<br\/?>|<\/(p|h1|td|table)>/g, "\n").replaceAll(/<[^>]*>/g, "")),
    links: [...body.matchAll(/href="([^"]*)"/g)].map(([, link = ""]) => unescaped(link)),
  };
}

const linesOf = (text: string) =>
  text
    .replaceAll(/[\u2068\u2069]/g, "")
    .split("\n")
    .map((line) => line.trim())
    .filter((line) => line !== "" && line !== "--");

/** Words for what a mail in plain text has not. */
const ofHtmlAlone =
  /(?<!\p{L})(?:button|below|botão|abaixo|botón|debajo|bouton|ci-dessous|pulsante|qui sotto|الزر|أدناه)(?!\p{L})/iu;

describe.each(locales.map((language) => [language]))("mails in %s", (language) => {
  test.each(sampleKinds)(
    "the mail %s refers to nothing that its plain text lacks, such as a button",
    (kind) => {
      const { body } = writeMail(sampleMail({ tenant: aurora, language, kind }, config), config);
      expect(body.split("\n").filter((line) => ofHtmlAlone.test(line))).toEqual([]);
    },
  );

  test.each(["visit_booked", "visit_rescheduled", "visit_reminder_day", "visit_reminder_hour"] as const)(
    "%s shows the emergency number of the clinic in one line",
    (kind) => {
      for (const tenant of clinics) {
        const written = writeMail(sampleMail({ tenant, language, kind }, config), config);
        const number = tenant.settings.emergencyNumber ?? "";
        expect(number).not.toBe("");
        const line = mailLabel("emergency", language).replace("{number}", number);
        expect(linesOf(written.body)).toContain(line);
        expect(linesOf(read(written.html).text)).toContain(line);
      }
    },
  );

  test.each(sampleKinds.map((kind) => [kind]))("%s has the same content as text and as HTML", (kind) => {
    const written = writeMail(sampleMail({ tenant: aurora, language, kind }, config), config);
    const html = read(written.html);
    // In the text a label and its value share a line, with a colon between.
    const flat = (text: string) =>
      linesOf(text)
        .join(" ")
        .replaceAll(/\s*:\s*|\s+/gu, " ");
    const [shown, said] = [flat(html.text), flat(written.body)];
    const isAddress = (line: string) => /^https?:/.test(line);
    const lines = linesOf(written.body);
    expect(html.links).toEqual(expect.arrayContaining(lines.filter(isAddress)));
    for (const line of lines.filter((one) => !isAddress(one))) expect(shown).toContain(flat(line).trim());
    for (const line of linesOf(html.text)) expect(said).toContain(flat(line).trim());
    for (const link of html.links)
      expect(written.body.replaceAll(/(?<=\d) (?=\d)/g, "")).toContain(link.replace(/^(mailto|tel):/, ""));
    expect(`${written.subject}${written.body}${written.html}`).not.toMatch(/\{\w+\}|\b(undefined|null)\b/);
    expect(written.html).toMatch(new RegExp(`<html[^>]* dir="${directionOf(language)}"`));
    expect(written.html).toMatch(new RegExp(`<html[^>]* lang="${language}"`));
    expect(written.html.match(/<h1/g)).toHaveLength(1);
  });
});

const person = { name: "Inês Ferreira", title: "doctor", sex: "female" } as const;

describe("hostile values", () => {
  const hostile = `"><img src=x onerror=alert(1)>\r\nBcc: eve@else.example'{clinic}&amp;`;
  const clinic = clinicOf({ ...aurora.manifest, name: hostile }, aurora.settings);
  const link = `https://aurora.localhost/"><script>x</script>`;

  test.each(locales.map((language) => [language]))("insert no tag and no header line in %s", (language) => {
    for (const kind of sampleKinds) {
      const sample = sampleMail(
        { tenant: clinic, language, kind, doctor: { ...person, name: hostile } },
        config,
      );
      const facts = Object.fromEntries(Object.keys(sample.facts ?? {}).map((name) => [name, hostile]));
      const { subject, html } = writeMail(
        { ...sample, facts, link, ...(sample.code ? { code: hostile } : {}) },
        config,
      );
      expect([kind, subject]).toEqual([kind, expect.not.stringMatching(/[\r\n\p{Cc}]/u)]);
      expect([kind, html]).toEqual([kind, expect.not.stringMatching(/<img src=x|<script/)]);
      expect([kind, [...html.matchAll(/<img\b/g)].length]).toEqual([kind, 1]);
    }
  });
});

test("an appointment mail shows doctor, time in the reader's and the clinic's zone, price and terms", () => {
  const { body } = writeMail(
    sampleMail({ tenant: aurora, language: "en", kind: "visit_booked" }, config),
    config,
  );
  expect(body).toContain("When: Thursday, 26 November 2026, 19:30, Dubai time");
  expect(body).toContain("Clinic’s time: Thursday, 26 November 2026, 15:30, Lisbon time");
  expect(body).toContain("Doctor: Dr Inês Ferreira");
  expect(body).toContain("Price: €50\nVoucher: −€5\nTotal paid: €45\nTax: VAT exempt under article 9");
  expect(body).toMatch(/If you cancel: Full refund until /);
  expect(body).toMatch(/Receipt:\nhttp:\/\/aurora\.localhost:4000\/appointments\/7\?view=receipt/);
  expect(body).toContain("Your code: ABCD-EFGH");
  expect(body).toContain(
    "Cancel or reschedule:\nhttp://aurora.localhost:4000/appointments/7?guest_token=Xyz&view=change",
  );
});

test.each(locales.map((language) => [language]))("a tax exemption is stated once in %s", (language) => {
  const { vat } = aurora.settings;
  if (vat === null || !("exemption" in vat)) throw new Error("The clinic has no exemption.");
  const reason = exemptionIn(vat.exemption, language, "pt");
  const { body } = writeMail(sampleMail({ tenant: aurora, language, kind: "visit_booked" }, config), config);
  const line = body
    .replaceAll(/[\u2068\u2069]/g, "")
    .split("\n")
    .find((one) => one.endsWith(reason));
  const label = line?.slice(0, -reason.length).replace(/\u00a0?: $/, "") ?? "";
  expect(label).not.toBe("");
  expect(reason).not.toContain(label);
});

test("an appointment mail states a VAT rate with the included tax", () => {
  const rated = clinicOf(aurora.manifest, { ...aurora.settings, vat: { ratePercent: 23 } });
  const mail = (language: "en" | "ar") =>
    writeMail(sampleMail({ tenant: rated, language, kind: "visit_booked" }, config), config).body;
  expect(mail("en")).toContain("VAT: €8.41 included (23%)");
  expect(mail("ar").replaceAll(/[\u2068\u2069]/g, "")).toContain("مشمولة: €8.41 (23%)");
});

describe("appointmentDetails", () => {
  const { settings } = clinicOf(aurora.manifest, { ...aurora.settings, cancelUntilHours: 24 });
  const now = new Date("2026-11-24T09:00:00Z");
  const appointment = {
    status: "scheduled",
    service_type: "remote",
    start_time: new Date("2026-11-24T12:00:00Z"),
    doctor: person,
    dependent_name: null,
    price_minor: 4500,
    due_minor: 4500,
    is_paid: true,
    currency: "EUR",
    code: null,
    shows_code: false,
    time_zone: null,
  };
  const said = (change: Partial<typeof appointment>, own: Partial<typeof settings> = {}) =>
    Object.fromEntries(
      appointmentDetails({ ...appointment, ...change }, false, {
        settings: { ...settings, ...own },
        language: "en",
        now,
      }).map(({ label, value }) => [label, value.map(({ text }) => text).join("")]),
    );

  test.each([
    ["en", "Dr Inês Ferreira"],
    ["pt", "Dra. Inês Ferreira"],
    ["it", "Dott.ssa Inês Ferreira"],
    ["ar", "د. Inês Ferreira"],
  ] as const)("gives a woman her title in %s", (language, name) => {
    const details = appointmentDetails(appointment, true, { settings, language, now });
    expect(details.at(-1)?.value).toEqual([{ text: name, isValue: true }]);
  });

  test.each([
    ["en", "For"],
    ["pt", "Para"],
    ["pt-BR", "Para"],
    ["it", "Per"],
    ["es", "Para"],
    ["es-CL", "Para"],
    ["fr", "Pour"],
    ["ar", "المريض"],
  ] as const)("names the dependent of a cancelled appointment in %s", (language, label) => {
    const dependent = { ...appointment, dependent_name: "Tomás Prata" };
    const [first] = appointmentDetails(dependent, true, { settings, language, now });
    expect(first).toEqual({ label, value: [{ text: "Tomás Prata", isValue: true }] });
  });
  test.each([
    ["en", "Accompanied by", "Ana Prata, parent", "Doctor"],
    ["pt", "Acompanhante", "Ana Prata, pai ou mãe", "Consulta com"],
    ["pt-BR", "Acompanhante", "Ana Prata, pai ou mãe", "Consulta com"],
    ["it", "Accompagnatore", "Ana Prata, genitore", "Visita con"],
    ["es", "Acompañante", "Ana Prata, padre o madre", "Consulta con"],
    ["es-CL", "Acompañante", "Ana Prata, padre o madre", "Consulta con"],
    ["fr", "Accompagnant", "Ana Prata, parent", "Médecin"],
    ["ar", "المرافق", "Ana Prata، أحد الوالدين", "موعد مع"],
  ] as const)("names the adult accompanying a child, with labels that fit women too, in %s", (...words) => {
    const [language, label, adult, doctorLabel] = words;
    const accompanied = {
      ...appointment,
      accompanying_name: "Ana Prata",
      accompanying_relationship: "parent" as const,
    };
    const [first, ...others] = appointmentDetails(accompanied, true, { settings, language, now });
    expect([first?.label, first?.value.map(({ text }) => text).join("")]).toEqual([label, adult]);
    expect(others.at(-1)?.label).toBe(doctorLabel);
  });
  test("states that no refund is possible after the deadline", () => {
    expect(said({})["If you cancel"]).toBe("No refund: it is too close to the appointment.");
  });
  test("states that cancelling is free where nothing was paid, as the page does", () => {
    expect(said({ is_paid: false })["If you cancel"]).toBe("Cancelling is free.");
  });
  test("refers to the clinic where online cancellation is off", () => {
    expect(said({}, { patientsCancelAppointment: false })["If you cancel"]).toBe(
      "To cancel, contact the clinic.",
    );
  });
  test("states a zero total and no terms after a voucher over the whole price", () => {
    const free = said({ due_minor: 0, is_paid: false });
    expect(free).toMatchObject({ Price: "€45", Voucher: "−€45", Total: "€0" });
    expect(free).not.toHaveProperty("If you cancel");
  });
  test("includes the clinic's address for in-person appointments only", () => {
    const place = { clinicAddress: "Street 1, Lisbon" };
    expect(said({ service_type: "on_site" }, place)["Where"]).toBe("Street 1, Lisbon");
    expect(said({}, place)).not.toHaveProperty("Where");
  });
});

test("a mail of a clinic that hides amounts shows none", { tags: ["D.31"] }, () => {
  const hiding = clinicOf(aurora.manifest, { ...aurora.settings, patientsHideAmount: true });
  const { body, html } = writeMail(
    sampleMail({ tenant: hiding, language: "en", kind: "visit_booked" }, config),
    config,
  );
  expect(`${body}${html}`).not.toMatch(/€|Price|VAT|Total/);
});

test("Arabic mails isolate names and mark dates as English", () => {
  const { html, body } = writeMail(
    sampleMail({ tenant: aurora, language: "ar", kind: "visit_booked" }, config),
    config,
  );
  expect(html).toContain('<bdi lang="en">Thu, 26 Nov 2026</bdi>');
  expect(html).toContain("<bdi>د. Inês Ferreira</bdi>");
  expect(body).toContain("\u2068د. Inês Ferreira\u2069");
  expect(html).toContain('align="right"');
});

test("localizedArabicDates writes dates in Arabic in Arabic mails only", () => {
  const tenant = clinicOf(aurora.manifest, { ...aurora.settings, localizedArabicDates: true });
  const html = (language: "ar" | "en") =>
    writeMail(sampleMail({ tenant, language, kind: "visit_booked" }, config), config).html;
  expect(html("ar")).toContain("الخميس، 26 نوفمبر 2026");
  expect(html("ar")).not.toMatch(/lang="en">Thu/);
  expect(html("en")).toContain("Thursday");
});

test.each(clinics.map((tenant) => [tenant.manifest.name, tenant] as const))(
  "the colours of %s have sufficient contrast in light and dark",
  (_, tenant) => {
    const { html } = writeMail(sampleMail({ tenant, language: "en", kind: "visit_booked" }, config), config);
    expect(html).not.toContain("{{");
    const dark = /@media \(prefers-color-scheme:dark\)\{(.*)\}/.exec(html)?.[1] ?? "";
    const ratio = (one: string, other: string) => {
      const [a, b] = [parseHex(one), parseHex(other)];
      return a && b ? contrast(a, b) : 0;
    };
    for (const name of ["band", "brand", "well"]) {
      const [, back = "", front = ""] =
        new RegExp(`\\.${name}\\{background-color:(#\\w+)!important;color:(#\\w+)`).exec(dark) ?? [];
      expect([name, ratio(back, front) >= 4.5]).toEqual([name, true]);
    }
    const card = /\.card\{background-color:(#\w+)/.exec(dark)?.[1] ?? "";
    for (const name of ["ink", "quiet", "link"]) {
      const front = new RegExp(`\\.${name}\\{color:(#\\w+)`).exec(dark)?.[1] ?? "";
      expect([name, ratio(card, front) >= 4.5]).toEqual([name, true]);
    }
  },
);

test("a label with a value becomes a detail, and a sentence with a colon does not", () => {
  expect(asDetail("Code: {code}")).toEqual({ label: "Code", value: "{code}" });
  expect(asDetail("We’re holding your time: {day}, {time}, {zone}. Pay with this reference:")).toBeNull();
});
