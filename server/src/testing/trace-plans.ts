import { EventEmitter } from "node:events";
import pg from "pg";
import type { OwnerClient } from "./owner-client.ts";

/**
 * How one statement read one table: `read` is the rows that a node of its plan read, `left` those
 * after its filter, `pages` the pages of table and index.
 */
export type TableRead = {
  table: string;
  node: string;
  read: number;
  left: number;
  pages: number;
  statement: string;
};

/**
 * Makes PostgreSQL explain every statement of new connections to the current database, also
 * within functions, triggers and policies, and send each plan with its figures to the client as a
 * notice.
 */
export async function explainEverything(superuser: OwnerClient): Promise<void> {
  const settings = {
    session_preload_libraries: "auto_explain",
    "auto_explain.log_min_duration": "0",
    "auto_explain.log_nested_statements": "on",
    "auto_explain.log_triggers": "on",
    "auto_explain.log_analyze": "on",
    "auto_explain.log_timing": "off",
    "auto_explain.log_buffers": "on",
    "auto_explain.log_format": "json",
    "auto_explain.log_level": "notice",
  };
  await superuser.query("load 'auto_explain'");
  const { rows } = await superuser.query<{ name: string }>("select current_database() as name");
  for (const [name, value] of Object.entries(settings))
    await superuser.query(`alter database "${rows[0]?.name}" set ${name} = '${value}'`);
}

/**
 * Collects the plans that PostgreSQL sends to this process; `take` returns those since it was last called.
 * Requires `explainEverything` before the connections, and changes a method of `pg` until `stop`.
 */
export function tracePlans(): { take: () => { statements: number; reads: TableRead[] }; stop: () => void } {
  let reads: TableRead[] = [];
  let statements = 0;
  // oxlint-disable-next-line typescript/unbound-method -- called with the connection below
  const { emit } = EventEmitter.prototype;
  Object.assign(pg.Client.prototype, {
    emit(this: pg.Client, event: string, ...rest: unknown[]): boolean {
      if (event === "notice") {
        const [, json] = /^duration: .*? plan:\n(\{[\s\S]*)$/.exec(String(Object(rest[0]).message)) ?? [];
        if (json !== undefined) {
          statements += 1;
          reads.push(...readsOf(JSON.parse(json) as Explained));
        }
      }
      return emit.call(this, event, ...rest);
    },
  });
  return {
    take: () => {
      const taken = { statements, reads };
      reads = [];
      statements = 0;
      return taken;
    },
    stop: () => void Reflect.deleteProperty(pg.Client.prototype, "emit"),
  };
}

type PlanNode = {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  Plans?: PlanNode[];
} & Record<string, unknown>;
type Explained = { "Query Text": string; Plan: PlanNode };

/** Partitions of a table that is stored by month count as the table; those that have nothing are not read. */
const monthPartition = /^(audit_(?:log|seals))_(?:before|default|\d{4}_\d\d)$/;

function readsOf({ "Query Text": statement, Plan: root }: Explained): TableRead[] {
  const found: TableRead[] = [];
  const visit = (node: PlanNode) => {
    const { "Node Type": kind, "Relation Name": name } = node;
    const table = name?.replace(monthPartition, "$1");
    const count = (name: string) => Number(node[name] ?? 0);
    if (table !== undefined && kind !== "ModifyTable") {
      const loops = count("Actual Loops");
      const left = count("Actual Rows") * loops;
      const removed = (count("Rows Removed by Filter") + count("Rows Removed by Index Recheck")) * loops;
      const pages = count("Shared Hit Blocks") + count("Shared Read Blocks");
      const index = node["Index Name"] === undefined ? "" : ` ${node["Index Name"]}`;
      const isEmptyPartition = table !== name && left + removed + pages === 0;
      if (!isEmptyPartition)
        found.push({ table, node: kind + index, read: left + removed, left, pages, statement });
    }
    for (const one of node.Plans ?? []) visit(one);
  };
  visit(root);
  return found;
}
