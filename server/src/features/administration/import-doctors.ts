import { importLimits } from "@anteroom/domain/shared/import-limits";
import {
  clinicAddDoctor,
  type ClinicDoctor,
  clinicImportDoctors as shape,
} from "@anteroom/contract/administration/doctors";
import type { ImportLine } from "@anteroom/contract/administration/imports";
import type { BodyOf } from "@anteroom/contract/endpoint";
import { faultyRanges, minuteOf } from "@anteroom/domain/booking/day-parts";
import { locales } from "@anteroom/domain/shared/locales";
import type { CsvRow } from "@anteroom/domain/text/csv";
import * as z from "zod/mini";
import type { Services } from "../../platform/config/services.ts";
import type { Tx } from "../../platform/database/database.ts";
import { mount, type Call } from "../../platform/http/mount.ts";
import { isProblem, problem, ProblemError } from "../../platform/http/problem.ts";
import { contentVersion, refuseUnread } from "../../platform/http/replaces.ts";
import { actorOf, audit } from "../../platform/privacy/audit.ts";
import type { Tenant } from "../../platform/tenancy/tenants.ts";
import { lockDoctors } from "../../shared/appointment/held-slot.ts";
import { addDoctor, readDoctors, specialtyFault } from "./doctors.ts";
import { readHours, replaceHours, type WeeklyMinutes } from "./hours.ts";
import {
  countImport,
  problemsOf,
  readImport,
  repeatedIds,
  tryOrCommit,
  type LineProblem,
} from "./import-report.ts";

const needed = ["external_id", "name", "specialty", "languages", "visit_minutes", "amount_minor"];
const known = new RegExp(
  `^(${[...needed, "title", "sex", "treats_children", "is_listed", "register", "register_number", "insurers", "hours"].join("|")}|about_(${locales.join("|").toLowerCase()}))$`,
);

type Doctor = BodyOf<typeof clinicAddDoctor>;
/** `hours` are null when the line keeps them. */
type Read = {
  line: number;
  external_id: string;
  cells: ReadonlyMap<string, string>;
  hours: WeeklyMinutes[] | null;
  problems: LineProblem[];
};

/**
 * Registers the route that imports doctors with weekly hours from CSV, as a dry run or for good. With
 * `replaces` only what a dry run has read of these doctors is replaced. Valid lines
 * are stored in one transaction and audited; faulty lines are reported. Known external ids are updated. Not
 * for a doctor's token.
 */
export function clinicDoctorImportRoutes({ app }: Pick<Services, "app">): void {
  mount(app, shape, importDoctors);
}

/** Imports doctors and weekly hours from CSV. Each line is checked separately; all valid ones are stored in one transaction. */
async function importDoctors({ tenant, caller, body, now, tx }: Call<typeof shape>) {
  if (caller.doctorId !== null) return problem("not_found");
  const file = readImport(body.csv.toWellFormed(), { needed, known, most: importLimits.doctors });
  if (isProblem(file)) return file;
  const refusal = await tx((one) => countImport(one, tenant.id, "doctors", now));
  if (refusal) return refusal;
  const repeated = repeatedIds(file.rows);
  const lines = file.rows.map((row) => readLine(row, repeated.has(row)));
  let version = "";
  const entity = await tryOrCommit(tx, body.is_dry_run, async (one) => {
    const before = await lockKnown(one, tenant, lines);
    version = await versionOf(one, before);
    const done: ImportLine[] = [];
    for (const read of lines) {
      const taken = await takeLine(one, tenant, read, before.get(read.external_id));
      done.push(taken);
      const { outcome, id } = taken;
      if (outcome !== "added" && outcome !== "changed") continue;
      await audit(one, tenant.id, {
        actor: actorOf(caller),
        action: "doctor.import",
        object: `doctor/${id}`,
      });
    }
    const isSame = done.every(({ outcome }) => outcome === "unchanged" || outcome === "refused");
    if (refuseUnread(body.replaces, version, isSame)) throw new ProblemError("changed_elsewhere");
    return done;
  });
  return { data: { entity, version } };
}

type Known = ReadonlyMap<string | null, ClinicDoctor>;

/** Locks the doctors whom the file names and the clinic knows; returns them by `external_id`. */
async function lockKnown(tx: Tx, tenant: Tenant, lines: readonly Read[]): Promise<Known> {
  const named = new Set<string | null>(lines.map(({ external_id }) => external_id));
  const find = async () =>
    (await readDoctors(tx, tenant, null)).filter((doctor) => named.has(doctor.external_id));
  const ids = (await find()).map(({ id }) => id);
  if (ids.length > 0) await lockDoctors(tx, ids);
  return new Map((await find()).map((doctor) => [doctor.external_id, doctor]));
}

/** Names what an import would replace: profiles, prices and hours of doctors who are there. */
async function versionOf(tx: Tx, doctors: Known): Promise<string> {
  const stored = [];
  for (const { id, version, prices } of doctors.values())
    stored.push({ id, version, prices, hours: await readHours(tx, id) });
  return contentVersion(stored.toSorted((one, other) => one.id - other.id));
}

function readLine({ line, cells }: CsvRow, isRepeated: boolean): Read {
  const hours = readHoursCell(cells.get("hours") ?? "");
  const problems: LineProblem[] = [
    ...(hours === "wrong" ? [{ column: "hours", code: "invalid" } as const] : []),
    ...(isRepeated ? [{ column: "external_id", code: "repeated" } as const] : []),
  ];
  const external_id = cells.get("external_id") ?? "";
  return { line, external_id, cells, hours: hours === "wrong" ? null : hours, problems };
}

async function takeLine(
  tx: Tx,
  tenant: Tenant,
  { line, external_id, cells, hours, problems }: Read,
  before: ClinicDoctor | undefined,
): Promise<ImportLine> {
  const given = z.safeParse(clinicAddDoctor.body, doctorOf(cells, before));
  const faults = given.success ? [] : problemsOf(given.error, columnOf);
  const specialty = faults.some(({ column }) => column === "specialty")
    ? null
    : specialtyFault(cells.get("specialty") ?? "", before?.specialty);
  const wrong: LineProblem[] = [
    ...problems,
    ...faults,
    ...(specialty ? [{ column: "specialty", ...specialty }] : []),
  ];
  if (!given.success || wrong.length > 0)
    return { line, external_id: external_id || null, outcome: "refused", id: null, problems: wrong };
  const hoursBefore = before && JSON.stringify(await readHours(tx, before.id));
  const { id } = await addDoctor(tx, tenant, given.data, { setsPrice: true });
  if (hours) {
    await lockDoctors(tx, [id]);
    await replaceHours(tx, { tenantId: tenant.id, doctorId: id, rows: hours });
  }
  const [after] = await readDoctors(tx, tenant, id);
  const isSame =
    before &&
    JSON.stringify(before) === JSON.stringify(after) &&
    hoursBefore === JSON.stringify(await readHours(tx, id));
  const outcome = before === undefined ? "added" : isSame ? "unchanged" : "changed";
  return { line, external_id, outcome, id, problems: [] };
}

/** Merges a line with the stored doctor: empty cells keep the stored values. */
function doctorOf(cells: ReadonlyMap<string, string>, before: ClinicDoctor | undefined): unknown {
  const cell = (name: string) => cells.get(name) || null;
  const list = (name: string) =>
    cell(name)
      ?.split("|")
      .map((part) => part.trim()) ?? null;
  const flag = (name: string) => ({ true: true, false: false })[cell(name) ?? ""] ?? cell(name);
  const about = locales.flatMap((locale) => {
    const text = cell(`about_${locale.toLowerCase()}`);
    return text === null ? [] : [[locale, text]];
  });
  const registration =
    cell("register") === null && cell("register_number") === null
      ? (before?.registration ?? null)
      : { register: cell("register") ?? "", number: cell("register_number") ?? "" };
  return {
    external_id: cell("external_id") ?? "",
    name: cell("name") ?? "",
    specialty: cell("specialty") ?? "",
    languages: list("languages") ?? [],
    visit_minutes: wholeNumber(cell("visit_minutes")),
    amount_minor: wholeNumber(cell("amount_minor")),
    title: cell("title") ?? before?.title ?? null,
    sex: cell("sex") ?? before?.sex ?? null,
    treats_children: flag("treats_children") ?? before?.treats_children ?? null,
    is_listed: flag("is_listed") ?? before?.is_listed ?? true,
    about: { ...before?.about, ...Object.fromEntries(about) },
    registration,
    insurers: list("insurers") ?? before?.insurers ?? null,
    training: before?.training ?? null,
    treats: before?.treats ?? null,
  } satisfies Record<keyof Doctor, unknown>;
}

const wholeNumber = (text: string | null) => (text !== null && /^\d{1,9}$/.test(text) ? Number(text) : text);
/** The column of a field: those of `about` have one a language, and a registration has two. */
function columnOf([field, part]: readonly string[]): string {
  if (field === "about" && part !== undefined) return `about_${part.toLowerCase()}`;
  if (field === "registration") return part === "number" ? "register_number" : "register";
  return field ?? "";
}

const weekdays = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"];
const clockRange = /^((?:[01]\d|2[0-3]):[0-5]\d)-((?:[01]\d|2[0-3]):[0-5]\d|24:00)$/;

/** Reads `mon 09:00-12:30|13:30-17:00; thu 14:00-20:00`. Null for an empty cell: hours stay. Empty for `none`. */
function readHoursCell(text: string): WeeklyMinutes[] | null | "wrong" {
  if (text === "") return null;
  if (text.toLowerCase() === "none") return [];
  const rows: WeeklyMinutes[] = [];
  for (const part of text.split(";").map((one) => one.trim())) {
    if (part === "") continue;
    const [day = "", ranges = ""] = part.toLowerCase().split(/\s+(.*)/s);
    const weekday = weekdays.indexOf(day) + 1;
    for (const range of ranges.split("|")) {
      const [, from, to] = clockRange.exec(range.trim()) ?? [];
      if (weekday === 0 || from === undefined || to === undefined) return "wrong";
      rows.push({ weekday, kind: "open", from: minuteOf(from), to: minuteOf(to) });
    }
  }
  return rows.length > 200 || faultyRanges(rows).length > 0 ? "wrong" : rows;
}
