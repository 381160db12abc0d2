import axe from "axe-core";
import { wcagRuleSets } from "@anteroom/domain/testing/wcag";

/** Rules on what only a browser lays out or hides, and on the title, which the server writes. */
const notHere = Object.fromEntries(
  ["color-contrast", "target-size", "landmark-unique", "document-title"].map((rule) => [
    rule,
    { enabled: false },
  ]),
);

/**
 * Returns accessibility faults of the page under test (names, roles, labels, structure), one sentence each.
 * Layout and colours are left to browser tests.
 */
export async function accessibilityFaults(): Promise<readonly string[]> {
  const { violations } = await axe.run(document, {
    runOnly: [...wcagRuleSets],
    resultTypes: ["violations"],
    rules: notHere,
  });
  return violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target.join(" ")} (${failureSummary})`).join("; ")}`,
  );
}
