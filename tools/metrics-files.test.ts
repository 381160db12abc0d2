import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";

const deploy = path.resolve(import.meta.dirname, "../deploy");
const rulesFile = path.join(deploy, "prometheus/alerts.yml");

test("each alert has an expression, a duration, a known severity and a sentence", () => {
  const [head = "", ...alerts] = readFileSync(rulesFile, "utf8").split(/^ {6}- alert: /m);
  expect(head).toContain("groups:\n  - name: anteroom\n    rules:\n");
  expect(alerts.length).toBeGreaterThan(5);
  for (const alert of alerts)
    expect(alert).toMatch(
      /^Anteroom[A-Za-z]+\n {8}expr: (>-\n {10})?\S.*\n( {10}\S.*\n)* {8}for: \d+[sm]\n {8}labels:\n {10}severity: (page|ticket)\n {8}annotations:\n {10}summary: ".+\."\n$/,
    );
  expect(new Set(alerts.map((alert) => alert.split("\n")[0])).size).toBe(alerts.length);
});

// Prometheus is optional on a developer's machine: there the format test above checks the file alone. `.ci/run` installs it.
const accepted = process.env["CI"] === "true" ? ["accepted"] : ["accepted", "not on this machine"];

test("promtool accepts the alerts", () => {
  expect(accepted).toContain(verdictOfPromtool("check", rulesFile));
});

test("incidents raise their alerts, and single failures raise none that calls somebody", () => {
  for (const name of ["alerts.tests.yml", "backups.tests.yml"])
    expect(accepted).toContain(verdictOfPromtool("test", path.join(import.meta.dirname, "prometheus", name)));
});

/** Returns "accepted", promtool's output, or "not on this machine". */
function verdictOfPromtool(command: "check" | "test", file: string): string {
  const { status, stdout, stderr, error } = spawnSync("promtool", [command, "rules", file], {
    encoding: "utf8",
  });
  if (error) return "not on this machine";
  return status === 0 ? "accepted" : `${stdout}${stderr}`;
}

type Panel = { id: number; title: string; targets: { expr: string; legendFormat: string }[] };

test("each panel of the dashboard has a title and a query", () => {
  const { panels, uid } = JSON.parse(readFileSync(path.join(deploy, "grafana/anteroom.json"), "utf8")) as {
    panels: Panel[];
    uid: string;
  };
  expect(uid).toBe("anteroom");
  expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length);
  for (const { title, targets } of panels)
    expect([title !== "", targets.length > 0, targets.every(({ expr }) => expr.includes("_"))]).toEqual([
      true,
      true,
      true,
    ]);
});
