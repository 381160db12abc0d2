import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** A clinic whose country has a crisis line without a chat, and with a telephone of its own. */
export const clinicWithCrisisLine = {
  crisisLineNumber: "1411",
  crisisLineChatUrl: null,
  emergencyNumber: "112",
  clinicPhone: "+351 210 000 000",
} as const;

/** Words and ways of the help in a crisis: the same, in this order, wherever somebody tells of suicide. */
const words =
  /You don’t have to face this alone\..*Talk to someone now\. If a life is in danger, call emergency services\..*crisis line: 1411.*In danger\? Call 112.*Ask someone you trust to stay with you until you have help\..*Call the clinic.*No one at the clinic has seen this yet\.(?:That’s not what I meant)?$/;

/** Waits for the help in a crisis, whole and once: no chat where the line has none, and no booking. */
export async function expectCrisisHelp(): Promise<void> {
  await waitFor(() => {
    const [help, ...others] = document.querySelectorAll("[data-crisis-help]");
    expect(others).toEqual([]);
    expect(help?.textContent).toMatch(words);
    const ways = [...(help?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["tel:1411", "tel:112", "tel:+351210000000"]);
  });
}

/** A clinic in Portugal: one number for illness and the police, and a line for children that does not answer at night. */
export const clinicInPortugal = { ...clinicWithCrisisLine, country: "PT" } as const;

/** A clinic in Chile: its emergency number brings an ambulance, not the police. */
export const clinicInChile = { ...clinicWithCrisisLine, country: "CL", emergencyNumber: "131" } as const;

/** Waits for the help about violence by somebody close, once, with these ways in this order. */
export async function expectViolenceHelp(ways: readonly string[]): Promise<void> {
  await waitFor(() => {
    const [help, ...others] = document.querySelectorAll("[data-crisis-help]");
    expect(others).toEqual([]);
    expect(help?.textContent).toMatch(
      /^This is not your fault\. You can get help\..*Leave this page now.*Someone else may see a call/,
    );
    const found = [...(help?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(found).toEqual(ways);
  });
}

/** The ways of the help about violence in Portugal. */
export const helpLinksInPortugal = ["tel:112", "tel:800202148", "sms:3060", "tel:+351210000000"] as const;
