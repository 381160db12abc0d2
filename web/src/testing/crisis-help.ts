import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** A clinic whose country has a crisis line without a chat, and with a telephone of its own. */
export const withCrisisLine = {
  crisisLineNumber: "1411",
  crisisLineChatUrl: null,
  emergencyNumber: "112",
  clinicPhone: "+351 210 000 000",
} as const;

/** Words and ways of the help in a crisis: the same, in this order, wherever somebody tells of suicide. */
const words =
  /You don’t have to face this alone\..*Talk to someone now\. If a life is in danger, call emergency services\..*crisis line: 1411.*In danger\? Call 112.*Ask someone you trust to stay with you until you have help\..*Call the clinic.*No one at the clinic has seen this yet\.$/;

/** Waits for the help in a crisis, whole and once: no chat where the line has none, and no booking. */
export async function showsCrisisHelp(): Promise<void> {
  await waitFor(() => {
    const [help, ...others] = document.querySelectorAll("[data-crisis-help]");
    expect(others).toEqual([]);
    expect(help?.textContent).toMatch(words);
    const ways = [...(help?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["tel:1411", "tel:112", "tel:+351210000000"]);
  });
}
