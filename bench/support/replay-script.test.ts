import { expect, test } from "vitest";
import { type RecordedStatement, replayScript } from "./replay-script.ts";

const start = Date.parse("2026-12-01T10:00:00Z");
const end = start + 1_200_000;
const facts = { firstNumber: 500, doctor: { id: 7, count: 3 }, start, end };
const said = (
  index: number,
  text: string,
  values: unknown[] = [],
  rows: RecordedStatement["rows"] = [],
): RecordedStatement => ({
  index,
  connection: 1,
  text,
  values,
  rows,
});

test("a booking is replayed with another doctor, time, secrets and its own row ids", () => {
  const script = replayScript(
    [
      said(1, "begin; select set_config('app.tenant', '1', true)"),
      said(
        2,
        "insert into appointments values ($1, $2, $3, $4) returning id",
        [7, { ms: start }, { ms: end }, { hex: "ab".repeat(32) }],
        [{ id: "501" }],
      ),
      said(3, "update appointments set status = $2 where id = $1 and hash = $3", [
        "501",
        "it's 10:30",
        { hex: "ab".repeat(32) },
      ]),
      said(4, "commit"),
    ],
    facts,
  );
  const [, , ...lines] = script.trim().split("\n");
  const hash = "sha256(convert_to((:seed)::text || '1', 'UTF8'))";
  const at = (seconds: number) => `to_timestamp(4102444800 + (:visit)::bigint * 3600 + ${seconds})`;
  expect(lines).toEqual([
    "begin;",
    "select set_config('app.tenant', '1', true);",
    `insert into appointments values (:doctor, ${at(0)}, ${at(1200)}, ${hash}) returning id \\gset r4_`,
    `update appointments set status = E'it''s 10\\x3a30' where id = :r4_id and hash = ${hash};`,
    "commit;",
  ]);
});

test("rolled back statements are not replayed", () => {
  const script = replayScript([said(1, "begin"), said(2, "select 1"), said(3, "rollback")], facts);
  expect(script.trim().split("\n")).toHaveLength(2);
});
