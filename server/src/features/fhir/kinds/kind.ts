import type { TokenScope } from "@anteroom/domain/clinic/token-scopes";
import type { Locale } from "@anteroom/domain/shared/locales";
import { sql, type RawBuilder } from "kysely";
import type { Tx } from "../../../platform/database/database.ts";
import type { ClinicCaller } from "../../../platform/http/authentication.ts";
import type { Tenant } from "../../../platform/tenancy/tenants.ts";
import type { Place, Resource } from "../mapping/resource.ts";
import { readNumber, type SearchParameter } from "../search-values.ts";

/** The context of a read: transaction, clinic, caller and time. */
export type Reading = {
  tx: Tx;
  tenant: Tenant;
  caller: ClinicCaller;
  place: Place;
  locale: Locale;
  now: Date;
};

/**
 * A resource with its sort key, a positive integer that is unique in its type. The next page starts after the
 * last key.
 */
export type Found = { key: number; resource: Resource };

/** A search parameter of a request: one of its values must match. */
export type Condition = { name: string; modifier: string | null; values: readonly string[] };

/**
 * A search: all conditions must match, and the id if it is not null. Finds resources with a key above `after`, at
 * most `limit`, in the order of their keys.
 */
export type Search = { conditions: readonly Condition[]; id: string | null; after: number; limit: number };

/** The definition of one resource type: permission, search and mapping. */
export type Kind = {
  type: string;
  /** The scope that a token needs besides `fhir:read`. */
  scope: TokenScope;
  documentation: string;
  /** True for patient data: its reads are audited. */
  isPersonal: boolean;
  parameters: Readonly<Record<string, SearchParameter>>;
  /** Returns references to other types, for `_include`. */
  includes?: Readonly<Record<string, (resource: Resource) => readonly string[]>>;
  find: (reading: Reading, search: Search) => Promise<Found[]>;
};

type SqlKind<Row> = Omit<Kind, "find"> & {
  /** Selects rows with `key` and `doctor_id`, which is null where rows belong to no doctor. */
  source: (reading: Reading) => RawBuilder<unknown>;
  /** Returns the condition on `r` for an id, or null when it is not a valid id. */
  byId: (id: string) => RawBuilder<boolean> | null;
  map: (row: Row, reading: Reading) => Resource;
};

/**
 * Defines a type that is stored in the database. A doctor's token finds only rows with that
 * doctor's `doctor_id`; an app that a patient connected finds, of a personal type, only rows with
 * that patient's `patient_id`. `find` throws for a condition that is not in `parameters`; it does
 * not check scopes or audit.
 */
export function sqlKind<Row>({ source, byId, map, ...kind }: SqlKind<Row>): Kind {
  return {
    ...kind,
    find: async (reading, { conditions, id, after, limit }) => {
      const { tx, caller, tenant, place } = reading;
      const context = { timeZone: tenant.settings.timeZone, base: place.base };
      const clauses = conditions.map(({ name, modifier, values }) => {
        const parameter = kind.parameters[name];
        if (!parameter) throw new Error(`No parameter ${name}`);
        const any = values.map((value) => parameter.where(value, { ...context, modifier }));
        return sql<boolean>`(${sql.join(any, sql` or `)})`;
      });
      const isId = id === null ? null : byId(id);
      if (id !== null && isId === null) return [];
      const all = [
        ...clauses,
        ...(isId ? [isId] : []),
        ...compartmentOf(caller, kind),
        ...ofDoctor(caller, kind),
        sql<boolean>`r.key > ${after}`,
      ];
      const { rows } = await sql<Row & { key: number }>`
        select r.* from (${source(reading)}) r where ${sql.join(all, sql` and `)} order by r.key limit ${limit}`.execute(
        tx,
      );
      return rows.map((row) => ({ key: row.key, resource: map(row, reading) }));
    },
  };
}

/** A doctor sees what is of their appointments; by an app that the doctor opened also who the patient is. */
function ofDoctor({ doctorId, app }: ClinicCaller, { type }: Pick<Kind, "type">): RawBuilder<boolean>[] {
  const isOfApp = app?.openedBy !== undefined && type === "Patient";
  return doctorId === null || isOfApp ? [] : [sql<boolean>`r.doctor_id = ${doctorId}`];
}

/** What an app that reads one patient's record finds of a type: of what is about people, that patient's alone. */
function compartmentOf(
  { app }: ClinicCaller,
  { type, isPersonal }: Pick<Kind, "type" | "isPersonal">,
): RawBuilder<boolean>[] {
  if (!isPersonal || app === null || app.patientId === null) return [];
  return [isOutsideRecords(type) ? sql<boolean>`false` : sql<boolean>`r.patient_id = ${app.patientId}`];
}

/**
 * Returns whether a personal type belongs to no patient's record, so that patients' apps find
 * none: only `AuditEvent`.
 */
export const isOutsideRecords = (type: string): boolean => type === "AuditEvent";

/** Returns the SQL condition that row `r` has this numeric id; null when it is no valid id. */
export function byNumber(id: string): RawBuilder<boolean> | null {
  const number = readNumber(id);
  return number === null ? null : sql<boolean>`r.id = ${number}`;
}

/**
 * Returns all references within a value, at any depth, such as `Patient/12`; contained ones (`#…`) are left
 * out.
 */
export function referencesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(referencesIn);
  if (typeof value !== "object" || value === null) return [];
  const { reference } = value as { reference?: unknown };
  return [
    ...(typeof reference === "string" && !reference.startsWith("#") ? [reference] : []),
    ...Object.values(value).flatMap(referencesIn),
  ];
}
