import { findClinicsWithOldAudit, deleteOldAuditEntries } from "../../../platform/privacy/audit.ts";
import { withTenant, type Database } from "../../../platform/database/database.ts";
import { dropOldAuditMonths } from "../../../platform/privacy/audit-months.ts";
import type { PersonalData, Retention } from "../../../platform/privacy/personal-data.ts";
import type { Services } from "../../../platform/config/services.ts";
import { deleteRows, emptyRows, type ExpiredRows, findExpiredRows, isOneOf } from "./erase-rows.ts";

type RoundServices = Pick<Services, "acrossClinics" | "db">;

/** A retention rule of a table. */
export type TableRule = { entry: PersonalData; rule: Retention };

/** Until which instant earlier rounds looked for what expired by rules with a window. */
export type RetentionProgress = {
  /** Returns the instant of each rule, or null. */
  read: (rules: readonly TableRule[]) => Promise<(Date | null)[]>;
  write: (rules: readonly (TableRule & { until: Date })[]) => Promise<void>;
};

type RoundOptions = {
  /** Whether old entries of the audit log go too. */
  hasAudit?: boolean;
  /** Without it the round looks at everything. */
  progress?: RetentionProgress;
};

/** A rule in a round: what expired by `before` and, where earlier rounds looked, after `after`. */
type RuleOfRound = TableRule & { before: Date; after: Date | null };

/** The most rows of a rule that one look finds, so that what was due for years is not held in memory. */
const batch = 10_000;

/**
 * Deletes or empties rows whose retention has ended at `now`, in all clinics, and, unless `hasAudit` is
 * false, old entries of the audit log. One statement asks for what is due by all rules; with rows due, one
 * transaction per rule, clinic and batch ends them, and the question is asked again. Returns the number of rows
 * by table. Rejects when a rule fails, without progress of any. Stored bytes of deleted rows are removed elsewhere.
 */
export async function carryOutRetention(
  services: RoundServices,
  registry: readonly PersonalData[],
  now: Date,
  { hasAudit = true, progress }: RoundOptions = {},
): Promise<Record<string, number>> {
  const { acrossClinics, db } = services;
  const ended: Record<string, number> = {};
  const add = (table: string, count: number) => {
    if (count > 0) ended[table] = (ended[table] ?? 0) + count;
  };
  let open = await rulesOfRound(registry, now, progress);
  for (let isAgain = true; isAgain;) {
    isAgain = false; // once nothing is ended: what is ended may make more due
    const found = await findDue(acrossClinics, open);
    const left = new Set<RuleOfRound>();
    for (const [index, one] of open.entries()) {
      if (found[index]?.length === 0) continue;
      // What another rule ended may have moved these rows: they would be taken for changed by somebody.
      const [expired = []] = isAgain ? await findDue(acrossClinics, [one]) : [found[index]];
      const { erased, isComplete } = await endRows(services, one, expired);
      add(one.entry.table, erased);
      if (erased > 0) isAgain = true;
      if (!isComplete) left.add(one);
    }
    open = open.filter((one) => !left.has(one));
  }
  const complete = open.filter(({ rule }) => rule.hasWindow);
  await progress?.write(complete.map(({ entry, rule, before }) => ({ entry, rule, until: before })));
  if (!hasAudit) return ended;
  for (const id of await findClinicsWithOldAudit(acrossClinics))
    add("audit_log", await withTenant(db, id, deleteOldAuditEntries));
  add("audit_log", await dropOldAuditMonths(db));
  return ended;
}

async function rulesOfRound(
  registry: readonly PersonalData[],
  now: Date,
  progress: RetentionProgress | undefined,
): Promise<RuleOfRound[]> {
  const rules = registry.flatMap((entry) => (entry.retention ?? []).map((rule) => ({ entry, rule })));
  const windowed = rules.filter(({ rule }) => rule.hasWindow);
  const instants = (await progress?.read(windowed)) ?? [];
  const afterOf = new Map(windowed.map((one, index) => [one, instants[index] ?? null]));
  return rules.map((one) => ({
    ...one,
    before: momentsAgo(now, one.rule.keep),
    after: afterOf.get(one) ?? null,
  }));
}

const questionOf = ({ entry, rule, before, after }: RuleOfRound) => ({
  entry,
  condition: rule.due(before, after),
  end: rule.end,
});

/**
 * Returns the rows that are due by each rule. A rule whose window has no beginning may read its whole table: each of
 * them is a statement of its own, so that others get the connection in between.
 */
async function findDue(acrossClinics: Database, rules: readonly RuleOfRound[]): Promise<ExpiredRows[][]> {
  const readsAll = ({ rule, after }: RuleOfRound) => rule.hasWindow === true && after === null;
  const found = new Map<RuleOfRound, ExpiredRows[]>();
  const ask = async (some: readonly RuleOfRound[]) => {
    const answers = await findExpiredRows(acrossClinics, some.map(questionOf), batch);
    for (const [index, one] of some.entries()) found.set(one, answers[index] ?? []);
  };
  for (const one of rules.filter(readsAll)) await ask([one]);
  await ask(rules.filter((one) => !readsAll(one)));
  return rules.map((one) => found.get(one) ?? []);
}

/**
 * Deletes or empties what expired by the rule: the found rows and, after a full batch, those that are left; returns how
 * many rows, and whether that was all it found. A row that another transaction changed meanwhile is left to the next round.
 */
async function endRows(
  { acrossClinics, db }: RoundServices,
  one: RuleOfRound,
  first: readonly ExpiredRows[],
): Promise<{ erased: number; isComplete: boolean }> {
  const { entry, rule, before } = one;
  const erase = rule.end === "delete" ? deleteRows : emptyRows;
  const isDue = rule.due(before, null);
  let clinics = first;
  let total = 0;
  for (;;) {
    let found = 0;
    let erased = 0;
    for (const { tenant_id, places } of clinics) {
      found += places.length;
      erased += await withTenant(db, tenant_id, (tx) => erase(tx, entry, isOneOf(places, isDue)));
    }
    total += erased;
    if (found < batch || erased === 0) return { erased: total, isComplete: found === erased };
    [clinics = []] = await findExpiredRows(acrossClinics, [questionOf(one)], batch);
  }
}

/** Returns the instant that is `keep` before `now`. */
function momentsAgo(now: Date, keep: Retention["keep"]): Date {
  const before = new Date(now);
  if ("years" in keep) before.setUTCFullYear(before.getUTCFullYear() - keep.years);
  if ("days" in keep) before.setUTCDate(before.getUTCDate() - keep.days);
  if ("hours" in keep) before.setTime(before.getTime() - keep.hours * 3_600_000);
  if ("minutes" in keep) before.setTime(before.getTime() - keep.minutes * 60_000);
  return before;
}
