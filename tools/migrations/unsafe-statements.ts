import { type AlterTableCmd, type ColumnDef, type Constraint, type Node, parse } from "libpg-query";
import type { Migration } from "../../server/src/platform/database/migration-files.ts";

/** A statement that stops the servers of the previous version, or breaks what they ask for. */
type UnsafeStatement = { migration: string; line: number; rule: Rule };

/** A finding that a reviewer allows. Migrations never change, so a line identifies a statement permanently. */
export type ReviewedException = UnsafeStatement & {
  /** Why it may be: since which commit no version uses it, or why no lock lasts. */
  because: string;
};

/** What is wrong, and what to write instead. */
const sentences = {
  "takes-away": "The previous version may still use it: a version that does without it comes first.",
  renames: "The previous version asks for it by its old name: add a new one that both write.",
  "changes-type": "It rewrites the table, and the previous version reads the old type: add a column.",
  "asks-more":
    "The previous version writes rows without it: give the column a constant default, or a check that is not valid yet.",
  "allows-null": "The previous version does not expect null there.",
  "scans-under-lock":
    "It reads the whole table under a lock: add the constraint not valid, and validate it in the next file.",
  "rewrites-table":
    "Every row is written anew under a lock: add the column without it, and fill it in parts.",
  "blocking-index":
    "Writes wait for the index: build it concurrently, in a file that begins with -- no-transaction.",
  "cannot-run-twice": "A file without a transaction may end half-way: say if not exists.",
  "locks-table": "It keeps everybody from the whole table.",
  "rows-in-one-go": "Every row it touches is locked until the file ends: change them in parts, by a job.",
  "changes-rights": "The previous version may lose its rights.",
  "not-known":
    "Nobody has said of this statement that it is harmless: if it is, teach it to tools/migrations/unsafe-statements.ts.",
} as const;
type Rule = keyof typeof sentences;

/** Statements that take nothing away and lock no table that is there for long. */
const harmless = new Set([
  "AlterDefaultPrivilegesStmt",
  "AlterSeqStmt",
  "CommentStmt",
  "CompositeTypeStmt",
  "CreateDomainStmt",
  "CreateEnumStmt",
  "CreateExtensionStmt",
  "CreateFunctionStmt",
  "CreatePolicyStmt",
  "CreateSchemaStmt",
  "CreateSeqStmt",
  "CreateStatsStmt",
  "CreateStmt",
  "CreateTrigStmt",
  "DefineStmt",
  "InsertStmt",
  "SelectStmt",
  "VariableSetStmt",
  "ViewStmt",
]);
const faultOfKind: Readonly<Record<string, Rule>> = {
  DropStmt: "takes-away",
  DropRoleStmt: "takes-away",
  DropOwnedStmt: "takes-away",
  RenameStmt: "renames",
  AlterObjectSchemaStmt: "renames",
  GrantRoleStmt: "changes-rights",
  AlterOwnerStmt: "changes-rights",
  AlterPolicyStmt: "changes-rights",
  TruncateStmt: "locks-table",
  LockStmt: "locks-table",
  ClusterStmt: "locks-table",
  RefreshMatViewStmt: "locks-table",
  ReindexStmt: "locks-table",
  UpdateStmt: "rows-in-one-go",
  DeleteStmt: "rows-in-one-go",
  MergeStmt: "rows-in-one-go",
};
const harmlessChanges = new Set([
  "AT_ValidateConstraint",
  "AT_SetStatistics",
  "AT_SetRelOptions",
  "AT_ResetRelOptions",
  "AT_SetOptions",
]);
const faultOfChange: Readonly<Record<string, Rule>> = {
  AT_DropColumn: "takes-away",
  AT_DropConstraint: "takes-away",
  AT_DropIdentity: "takes-away",
  AT_DropExpression: "takes-away",
  AT_DetachPartition: "takes-away",
  AT_DisableTrig: "takes-away",
  AT_DropNotNull: "allows-null",
  AT_SetNotNull: "asks-more",
  AT_AlterColumnType: "changes-type",
  AT_SetLogged: "locks-table",
  AT_SetUnLogged: "locks-table",
  AT_SetTableSpace: "locks-table",
  AT_AttachPartition: "scans-under-lock",
  AT_EnableRowSecurity: "changes-rights",
  AT_ForceRowSecurity: "changes-rights",
  AT_DisableRowSecurity: "changes-rights",
  AT_NoForceRowSecurity: "changes-rights",
  AT_ChangeOwner: "changes-rights",
};

type File = Pick<Migration, "name" | "statements" | "isTransactional">;
/** What is known while a file is read. */
type Setting = { made: ReadonlySet<string>; isTransactional: boolean };

/**
 * Returns statements of migrations that must not run while the previous version still serves: removals, renames, locks, rewrites, and every kind that is not
 * known to be harmless. Changes of tables that the same file creates are allowed.
 */
export async function findUnsafeStatements(migrations: readonly File[]): Promise<UnsafeStatement[]> {
  const found = await Promise.all(migrations.map(findInFile));
  return found.flat();
}

/** Returns findings without an exception, each with what to write instead, and exceptions without a finding, as sentences. */
export function findUnreviewed(
  findings: readonly UnsafeStatement[],
  exceptions: readonly ReviewedException[],
): string[] {
  const nameOf = ({ migration, line, rule }: UnsafeStatement) => `${migration}:${line} ${rule}`;
  const found = new Set(findings.map(nameOf));
  const reviewed = new Set(exceptions.map(nameOf));
  return [
    ...findings
      .filter((one) => !reviewed.has(nameOf(one)))
      .map((one) => `${nameOf(one)}: ${sentences[one.rule]}`),
    ...[...reviewed].filter((name) => !found.has(name)).map((name) => `${name}: an exception for nothing.`),
  ];
}

async function findInFile({ name, statements, isTransactional }: File): Promise<UnsafeStatement[]> {
  const text = Buffer.from(statements.join("-- next-statement\n"));
  const { stmts = [] } = await parse(text.toString());
  /** Tables of this very file, which are empty, and its functions: nobody knows them. */
  const made = new Set<string>();
  const findings: UnsafeStatement[] = [];
  for (const { stmt, stmt_location: start = 0 } of stmts) {
    if (!stmt) continue;
    if ("CreateStmt" in stmt) made.add(stmt.CreateStmt.relation?.relname ?? "");
    if ("CreateFunctionStmt" in stmt && !stmt.CreateFunctionStmt.replace)
      made.add(functionName(stmt.CreateFunctionStmt.funcname));
    for (const rule of new Set(faultsOf(stmt, { made, isTransactional })))
      findings.push({ migration: name, line: lineOf(text, start), rule });
  }
  return findings;
}

/** Places of statements are bytes, and begin with the spaces and comments before them. */
function lineOf(text: Buffer, start: number): number {
  const blank = /^(?:\s|--[^\n]*\n|\/\*[\s\S]*?\*\/)*/.exec(text.subarray(start).toString())?.[0] ?? "";
  return (text.subarray(0, start).toString() + blank).split("\n").length;
}

function faultsOf(statement: Node, setting: Setting): readonly Rule[] {
  if ("AlterTableStmt" in statement) {
    const { relation, objtype, cmds = [] } = statement.AlterTableStmt;
    if (objtype !== "OBJECT_TABLE") return ["not-known"];
    if (setting.made.has(relation?.relname ?? "")) return [];
    return cmds.flatMap((one) =>
      "AlterTableCmd" in one ? faultsOfChange(one.AlterTableCmd) : ["not-known"],
    );
  }
  if ("IndexStmt" in statement || "DropStmt" in statement) return faultsOfIndex(statement, setting);
  if ("GrantStmt" in statement) {
    const { is_grant, objtype, objects = [] } = statement.GrantStmt;
    const isOfOwn =
      objtype === "OBJECT_FUNCTION" &&
      objects.every(
        (one) => "ObjectWithArgs" in one && setting.made.has(functionName(one.ObjectWithArgs.objname)),
      );
    return is_grant || isOfOwn ? [] : ["changes-rights"];
  }
  if ("AlterEnumStmt" in statement) return statement.AlterEnumStmt.oldVal === undefined ? [] : ["renames"];
  if ("VacuumStmt" in statement) return statement.VacuumStmt.is_vacuumcmd ? ["locks-table"] : [];
  const [kind = ""] = Object.keys(statement);
  return harmless.has(kind) ? [] : [faultOfKind[kind] ?? "not-known"];
}

/** A name apart from those of tables. */
const functionName = (name: readonly Node[] = []) =>
  `${name.map((part) => ("String" in part ? part.String.sval : "")).join(".")}()`;

/** Of an index that comes, or of anything that goes. */
function faultsOfIndex(statement: Node, { made, isTransactional }: Setting): readonly Rule[] {
  if ("IndexStmt" in statement) {
    const { relation, concurrent, if_not_exists } = statement.IndexStmt;
    if (made.has(relation?.relname ?? "")) return [];
    if (!concurrent || isTransactional) return ["blocking-index"];
    return if_not_exists ? [] : ["cannot-run-twice"];
  }
  if ("DropStmt" in statement) {
    const { removeType, concurrent } = statement.DropStmt;
    if (removeType !== "OBJECT_INDEX") return ["takes-away"];
    return concurrent ? [] : ["blocking-index"];
  }
  return [];
}

/** Of one change of a table that is there. */
function faultsOfChange({ subtype = "AT_AddColumn", def }: AlterTableCmd): readonly Rule[] {
  if (subtype === "AT_AddColumn")
    return def && "ColumnDef" in def ? faultsOfColumn(def.ColumnDef) : ["not-known"];
  if (subtype === "AT_AddConstraint")
    return def && "Constraint" in def ? faultsOfConstraint(def.Constraint) : ["not-known"];
  // A default that goes is one that the previous version may count on.
  if (subtype === "AT_ColumnDefault") return def ? [] : ["takes-away"];
  return harmlessChanges.has(subtype) ? [] : [faultOfChange[subtype] ?? "not-known"];
}

function faultsOfConstraint({ contype, skip_validation, indexname }: Constraint): readonly Rule[] {
  if (contype === "CONSTR_CHECK" || contype === "CONSTR_FOREIGN")
    return skip_validation ? [] : ["scans-under-lock"];
  if (contype === "CONSTR_UNIQUE" || contype === "CONSTR_PRIMARY") return indexname ? [] : ["blocking-index"];
  return contype === "CONSTR_NOTNULL" ? ["asks-more"] : ["blocking-index"];
}

/** Of a new column. A key to another table needs no look at the rows, as long as all of them lack a value. */
function faultsOfColumn({ constraints = [] }: ColumnDef): readonly Rule[] {
  const parts = constraints.flatMap((one) => ("Constraint" in one ? [one.Constraint] : []));
  const value = parts.find(({ contype }) => contype === "CONSTR_DEFAULT")?.raw_expr;
  return parts.flatMap(({ contype }): readonly Rule[] => {
    if (contype === "CONSTR_NOTNULL") return value ? [] : ["asks-more"];
    if (contype === "CONSTR_DEFAULT") return isOneForAll(value) ? [] : ["rewrites-table"];
    if (contype === "CONSTR_GENERATED" || contype === "CONSTR_IDENTITY") return ["rewrites-table"];
    if (contype === "CONSTR_UNIQUE" || contype === "CONSTR_PRIMARY") return ["blocking-index"];
    if (contype === "CONSTR_CHECK") return ["scans-under-lock"];
    if (contype === "CONSTR_FOREIGN") return value ? ["scans-under-lock"] : [];
    return contype === "CONSTR_NULL" ? [] : ["not-known"];
  });
}

/** Whether a default is worked out once, so that no row is written. */
function isOneForAll(value: Node | undefined): boolean {
  if (!value) return true;
  if ("TypeCast" in value) return isOneForAll(value.TypeCast.arg);
  if ("A_ArrayExpr" in value) return (value.A_ArrayExpr.elements ?? []).every(isOneForAll);
  return "A_Const" in value;
}
