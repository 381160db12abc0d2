import { addDays, instantOf } from "@anteroom/domain/shared/zoned-time";
import { sql, type RawBuilder } from "kysely";
import { refuseValue } from "./outcome.ts";

/**
 * How the values of a search parameter are matched, by R4's types. `where` throws `FhirRefusal` for an
 * invalid date.
 */
export type SearchParameter = {
  type: "token" | "date" | "reference" | "string";
  documentation: string;
  /** Supported modifiers, such as `exact`. */
  modifiers?: readonly string[];
  /** Returns the SQL condition on row `r` for one value. Of comma-separated values one must match. */
  where: (
    value: string,
    context: { timeZone: string; base: string; modifier: string | null },
  ) => RawBuilder<boolean>;
};

/** SQL condition that is always true. */
export const always = sql<boolean>`true`;
/** SQL condition that is never true. */
export const never = sql<boolean>`false`;

/** Splits values at commas and removes escapes; `\,` is a literal comma. Empty values are dropped. */
export function splitValues(text: string): string[] {
  return text
    .split(/(?<!\\),/)
    .map((value) => value.replaceAll(/\\([,|$\\])/g, "$1"))
    .filter((value) => value !== "");
}

/** Parses `system|code`. `system` is null when not given, and empty when it must be absent. */
export function readToken(value: string): { system: string | null; code: string } {
  const bar = value.indexOf("|");
  return bar === -1
    ? { system: null, code: value }
    : { system: value.slice(0, bar), code: value.slice(bar + 1) };
}

/**
 * Returns the id of a reference to one of these types: `12`, `Patient/12`, or an absolute URL of this server; else
 * null.
 */
export function readReference(value: string, types: readonly string[], base: string): string | null {
  const local = value.startsWith(`${base}/`) ? value.slice(base.length + 1) : value;
  const [, type, id] = /^(?:([A-Z][A-Za-z]+)\/)?([A-Za-z0-9.-]{1,64})$/.exec(local) ?? [];
  if (id === undefined) return null;
  return type === undefined || types.includes(type) ? id : null;
}

/** Parses a numeric id of up to 15 digits, without a leading zero; else null. */
export const readNumber = (id: string): number | null => (/^[1-9]\d{0,14}$/.test(id) ? Number(id) : null);

type Prefix = "eq" | "ne" | "lt" | "gt" | "le" | "ge" | "sa" | "eb" | "ap";
type Span = { prefix: Prefix; from: number; until: number };

const dateShape =
  /^(eq|ne|lt|gt|le|ge|sa|eb|ap)?(\d{4})(?:-(\d\d)(?:-(\d\d)(?:T(\d\d):(\d\d)(?::(\d\d)(\.\d+)?)?(Z|[+-]\d\d:\d\d)?)?)?)?$/;

/**
 * Parses a date with its prefix into a span of instants, `until` exclusive, in ms. Without a zone `timeZone`
 * applies. Throws `FhirRefusal` 400 when it is not a date.
 */
export function readDate(value: string, timeZone: string): Span {
  const wellFormed = value.replace(" ", "+"); // a plus sign that was not encoded
  const [, given = "eq", year, month, day, hour, minute, second, fraction, zone] =
    dateShape.exec(wellFormed) ?? [];
  const prefix = given as Prefix;
  const date = `${year}-${month ?? "01"}-${day ?? "01"}`;
  if (year === undefined || Number.isNaN(Date.parse(date))) throw refuseValue(`"${value}" is not a date.`);
  if (new Date(date).toISOString().slice(0, 10) !== date) throw refuseValue(`"${value}" is not a date.`);
  const at = (text: string, minutes = 0) => instantOf(text, minutes, timeZone);
  if (hour === undefined) {
    const next =
      day !== undefined
        ? addDays(date, 1)
        : month !== undefined
          ? addDays(date, 31).slice(0, 8).concat("01")
          : `${String(Number(year) + 1).padStart(4, "0")}-01-01`;
    return { prefix, from: at(date), until: at(next) };
  }
  const clock = `${date}T${hour}:${minute}:${second ?? "00"}${fraction ?? ""}`;
  const from =
    zone === undefined
      ? at(date, Number(hour) * 60 + Number(minute)) + Number(second ?? 0) * 1000
      : Date.parse(clock + zone);
  if (Number.isNaN(from)) throw refuseValue(`"${value}" is not a date.`);
  const length = second === undefined ? 60_000 : fraction === undefined ? 1000 : 1;
  return { prefix, from, until: from + length };
}

/** SQL condition: the instant is related to the span as the prefix says. */
function dateCondition(column: RawBuilder<unknown>, { prefix, from, until }: Span): RawBuilder<boolean> {
  const [first, end] = [new Date(from), new Date(until)];
  switch (prefix) {
    case "eq":
    case "ap":
      return sql<boolean>`(${column} >= ${first} and ${column} < ${end})`;
    case "ne":
      return sql<boolean>`(${column} < ${first} or ${column} >= ${end})`;
    case "lt":
    case "eb":
      return sql<boolean>`${column} < ${first}`;
    case "le":
      return sql<boolean>`${column} < ${end}`;
    case "gt":
    case "sa":
      return sql<boolean>`${column} >= ${end}`;
    case "ge":
      return sql<boolean>`${column} >= ${first}`;
  }
}

/** Returns a date parameter on a timestamp column; dates without a zone are in the clinic's. */
export function dateParameter(column: RawBuilder<unknown>, documentation: string): SearchParameter {
  return {
    type: "date",
    documentation,
    where: (value, { timeZone }) => dateCondition(column, readDate(value, timeZone)),
  };
}

/** Returns a date parameter on a date column, such as a birth date, without a zone. */
export function dayParameter(column: RawBuilder<unknown>, documentation: string): SearchParameter {
  return {
    type: "date",
    documentation,
    where: (value) => dateCondition(sql`(${column})::timestamp at time zone 'UTC'`, readDate(value, "UTC")),
  };
}

/** Returns a reference parameter on a numeric id column; references to other types match nothing. */
export function referenceParameter(
  column: RawBuilder<unknown>,
  types: readonly string[],
  documentation: string,
): SearchParameter {
  return {
    type: "reference",
    documentation,
    where: (value, { base }) => {
      const number = readNumber(readReference(value, types, base) ?? "");
      return number === null ? never : sql<boolean>`${column} = ${number}`;
    },
  };
}

/** Returns a reference parameter on `patient_id` and `guest_id` of row `r`. */
export function patientParameter(documentation: string): SearchParameter {
  return {
    type: "reference",
    documentation,
    where: (value, { base }) => patientCondition(readReference(value, ["Patient"], base) ?? ""),
  };
}

/**
 * SQL condition: row `r` belongs to this patient (`12`) or guest (`guest-12`); never true for other texts.
 */
export function patientCondition(id: string): RawBuilder<boolean> {
  const guest = readNumber(/^guest-(.*)$/.exec(id)?.[1] ?? "");
  if (guest !== null) return sql<boolean>`r.guest_id = ${guest}`;
  const patient = readNumber(id);
  return patient === null ? never : sql<boolean>`r.patient_id = ${patient}`;
}

/**
 * Returns a token parameter on a text column. `valuesOf` maps a code to column values. A token with another
 * system than `system` matches nothing, and `|code` only where `system` is not set. `system|` without a code is not
 * supported: `valuesOf` gets an empty code, which normally matches nothing.
 */
export function tokenParameter(
  column: RawBuilder<unknown>,
  documentation: string,
  options: { system?: string; valuesOf?: (code: string) => readonly string[] } = {},
): SearchParameter {
  const { system, valuesOf = (code: string) => [code] } = options;
  return {
    type: "token",
    documentation,
    where: (value) => {
      const token = readToken(value);
      if (token.system !== null && token.system !== (system ?? "")) return never;
      return sql<boolean>`${column}::text = any(${token.code === "" ? valuesOf("") : valuesOf(token.code)}::text[])`;
    },
  };
}
