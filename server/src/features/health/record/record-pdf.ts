import { areaName } from "@anteroom/content/questionnaires/health-assessment/area-names";
import { recordLabelsIn, type RecordLabels } from "@anteroom/content/messages/record-words";
import type { HealthRecord, RecordEntry, RecordList } from "@anteroom/contract/health/health-record";
import { isCurrentEntry, listState, type RecordSection } from "@anteroom/domain/health/health-record";
import type { Locale } from "@anteroom/domain/shared/locales";
import { readTriageDetails } from "@anteroom/domain/health/triage-details";
import { withArabicDates } from "@anteroom/domain/shared/arabic-dates";
import { formatDate, formatDay, formatTime } from "@anteroom/domain/appointment/appointment-time";
import { vitalUnits, type VitalName } from "@anteroom/domain/vitals/vital-values";
import { isolateDirection, leftToRight } from "../../../platform/pdf/bidi-text.ts";
import { drawPdf, type Pen } from "../../../platform/pdf/pdf-pen.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import { localizedUnit } from "@anteroom/domain/vitals/unit-words";

type Setting = { tenant: Tenant; locale: Locale; now: Date; parts: readonly RecordSection[] };
type Style = {
  words: RecordLabels;
  locale: Locale;
  day: (instant: string) => string;
  moment: (instant: string) => string;
};

/**
 * Renders the requested parts of a health record as an A4 PDF in `locale`, right to left in Arabic; `now` is
 * its date. Checks no access.
 */
export function recordPdf(record: HealthRecord, setting: Setting): Promise<Buffer> {
  const { localizedArabicDates } = setting.tenant.settings;
  return withArabicDates(localizedArabicDates, () => drawRecord(record, setting)); // draws before its first await
}

function drawRecord(record: HealthRecord, { tenant, locale, now, parts }: Setting): Promise<Buffer> {
  const words = recordLabelsIn(locale);
  const zone = tenant.settings.timeZone;
  const day = (instant: string) => isolateDirection(formatDay(Date.parse(instant), zone, locale, true));
  const time = (instant: string) => leftToRight(formatTime(Date.parse(instant), zone, locale));
  const style: Style = { words, locale, day, moment: (instant) => `${day(instant)} ${time(instant)}` };
  const author = tenant.manifest.name;
  return drawPdf({ title: words.title, author, createdAt: now, locale }, (pen) => {
    pen.paragraph(isolateDirection(author), { size: 13, weight: 600 });
    pen.space(20);
    pen.paragraph(words.title, { size: 22, weight: 600 });
    pen.space(10);
    const { name, birthdate } = record.person;
    pen.row(words.person, isolateDirection(name), true);
    if (birthdate !== null) pen.row(words.born, isolateDirection(formatDate(birthdate, locale)), false);
    pen.row(words.made, style.moment(now.toISOString()), false);
    for (const part of parts) drawPart[part](pen, record, style);
    pen.space(24);
    pen.paragraph(words.notice, { size: 9 });
  });
}

type Row = { term: string; value: string };

function section(pen: Pen, title: string, rows: readonly Row[], nothing: string): void {
  pen.space(24);
  pen.paragraph(title, { size: 14, weight: 600 });
  pen.space(4);
  if (rows.length === 0) pen.paragraph(nothing, { size: 11 });
  for (const { term, value } of rows) pen.row(term, value, false);
}

const drawPart: Record<RecordSection, (pen: Pen, record: HealthRecord, style: Style) => void> = {
  medicines: (pen, { medicines }, style) => {
    const { words } = style;
    section(
      pen,
      words.medicines,
      entryRows(medicines, style),
      stateLabel(medicines, words.noMedicines, style),
    );
    sayConfirmed(pen, medicines, style);
  },
  allergies: (pen, { allergies }, style) => {
    const { words } = style;
    section(
      pen,
      words.allergies,
      entryRows(allergies, style),
      stateLabel(allergies, words.noAllergies, style),
    );
    sayConfirmed(pen, allergies, style);
  },
  summaries: (pen, { summaries }, { words, moment }) => {
    const rows = summaries.map(({ start_time, doctor_name, text }) => ({
      term: `${moment(start_time)}\n${isolateDirection(doctor_name)}`,
      value: paragraphsOf(text),
    }));
    section(pen, words.summaries, rows, words.nothing);
  },
  files: (pen, { files }, { words, day }) => {
    const rows = files.map(({ created_at, name, url, doctor_name }) => ({
      term: day(created_at),
      value: `${isolateDirection(name)}${url === null ? "" : `\n${leftToRight(url)}`}\n${isolateDirection(doctor_name)}`,
    }));
    section(pen, words.files, rows, words.nothing);
  },
  measurements: (pen, { measurements }, style) => {
    const rows = measurements.flatMap((one) => {
      const value = valuesOf(one, style);
      return value === "" ? [] : [{ term: style.moment(one.date), value }];
    });
    section(pen, style.words.measurements, rows, style.words.nothing);
  },
  assessments: (pen, { assessments }, { words, day, locale }) => {
    const rows = assessments.map(({ answered_at, risk_score: score, level, areas }) => ({
      term: day(answered_at),
      value:
        areas.length === 0
          ? words.levels[level]
          : [
              ...(score === null
                ? []
                : [words.overallRisk.replace("{score}", leftToRight(String(Math.round(score))))]),
              ...areas.map((one) => `${areaName(one.area, locale)}: ${words.levels[one.level]}`),
            ].join("\n"),
    }));
    section(pen, words.assessments, rows, words.nothing);
  },
  checks: (pen, { checks }, { words, day }) => {
    const rows = checks.map(({ start_time, details }) => {
      const check = readTriageDetails(details);
      const lines = check && [
        check.urgency.words,
        check.complaints.map(({ words: said }) => said).join(", "),
        ...check.answers.map(({ words: requested, answer }) => `${requested} ${answer}`),
        ...check.conditions.map(({ words: name, fit }) => `${name}: ${fit}`),
        check.notice,
      ];
      const text = lines ? lines.filter((line) => line !== "").join("\n") : details;
      return { term: day(start_time), value: paragraphsOf(text) };
    });
    section(pen, words.checks, rows, words.nothing);
  },
};

function entryRows(list: RecordList, style: Style): Row[] {
  return [
    ...list.entries.filter(isCurrentEntry),
    ...list.entries.filter((entry) => !isCurrentEntry(entry)),
  ].map((entry) => ({ term: isolateDirection(entry.name), value: entryLabel(entry, style) }));
}

function entryLabel(entry: RecordEntry, { words, day }: Style): string {
  const said = [entry.dose, entry.frequency, entry.reaction].flatMap((text) =>
    text ? [isolateDirection(text)] : [],
  );
  if (entry.severity) said.push(words.severities[entry.severity]);
  if (entry.since) said.push(`${words.since} ${isolateDirection(entry.since)}`);
  if (entry.ended_at) said.push(words.ended.replace("{day}", day(entry.ended_at)));
  return said.join(" · ") || "–";
}

function stateLabel(list: RecordList, none: string, { words }: Style): string {
  return listState(list) === "none" ? none : words.notAnswered;
}

function sayConfirmed(pen: Pen, list: RecordList, { words, day }: Style): void {
  const state = listState(list);
  if (state === "unknown") return;
  const { confirmation } = list;
  pen.space(14);
  pen.paragraph(
    confirmation && state !== "unconfirmed"
      ? words.confirmed.replace("{day}", day(confirmation.confirmed_at))
      : words.notConfirmed,
    { size: 10 },
  );
}

const shown: readonly VitalName[] = [
  "heart_rate",
  "respiration_rate",
  "oxygen_saturation",
  "temperature",
  "weight",
  "glucose",
];

function valuesOf(
  { vitalSigns, sources, devices }: HealthRecord["measurements"][number],
  { words, locale }: Style,
) {
  const format = new Intl.NumberFormat(locale === "ar" ? "en" : locale, { maximumFractionDigits: 1 });
  const sourceLabel = (name: VitalName) => {
    const source = sources[name];
    if (source === undefined) return "";
    if (source === "device")
      return ` (${[words.device, isolateDirection(devices?.[name] ?? "")].filter(Boolean).join(" ")})`;
    if (source === "photo") return ` (${words.photo})`;
    return ` (${source === "camera" ? words.camera : source === "provider" ? words.device : words.entered})`;
  };
  const lines: string[] = [];
  const { systolic, diastolic } = vitalSigns;
  if (systolic !== undefined && diastolic !== undefined)
    lines.push(
      `${words.pressure} ${isolateDirection(`${systolic}/${diastolic} ${localizedUnit("mmHg", locale)}`)}${sourceLabel("systolic")}`,
    );
  for (const name of shown) {
    const value = vitalSigns[name];
    if (value === undefined) continue;
    const unit = vitalUnits[name];
    const said = format.format(value);
    const number =
      unit === null ? leftToRight(said) : isolateDirection(`${said} ${localizedUnit(unit, locale)}`);
    lines.push(
      `${words.vitals[name] ?? name} ${number}${unit === null ? ` ${words.perMinute}` : ""}${sourceLabel(name)}`,
    );
  }
  return lines.join("\n");
}

/** Isolates the direction of each paragraph and drops empty lines. */
function paragraphsOf(text: string): string {
  return text
    .split(/\n+/)
    .map((line) => isolateDirection(line))
    .join("\n");
}
