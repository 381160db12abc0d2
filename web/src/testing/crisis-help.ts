import { waitFor } from "@testing-library/react";
import { expect } from "vitest";

/** Settings of a clinic whose country has a crisis line without a chat. */
export const clinicWithCrisisLine = {
  crisisLineNumber: "1411",
  crisisLineChatUrl: null,
  emergencyNumber: "112",
  clinicPhone: "+351 210 000 000",
} as const;

/** Words and ways of the help in a crisis: the same, in this order, wherever somebody tells of suicide. */
const words =
  /You don’t have to face this alone\..*Talk to someone now\. If a life is in danger, call emergency services\..*crisis line: 1411.*In danger\? Call 112.*Ask someone you trust to stay with you until you have help\..*Call the clinic.*No one at the clinic has seen this yet\.(?:That’s not what I meant)?$/;

/** Waits for the self-harm help, shown once: without a chat and without a booking link. */
export async function expectCrisisHelp(): Promise<void> {
  await waitFor(() => {
    const [help, ...others] = document.querySelectorAll("[data-crisis-help]");
    expect(others).toEqual([]);
    expect(help?.textContent).toMatch(words);
    const ways = [...(help?.querySelectorAll("a") ?? [])].map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["tel:1411", "tel:112", "tel:+351210000000"]);
  });
}

/** Settings of a clinic in Portugal. */
export const clinicInPortugal = { ...clinicWithCrisisLine, country: "PT" } as const;

/** Settings of a clinic in Chile: its emergency number brings an ambulance, not the police. */
export const clinicInChile = { ...clinicWithCrisisLine, country: "CL", emergencyNumber: "131" } as const;

/** Waits for the violence help, shown once, with these links in this order. */
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

/** The links of the violence help in Portugal. */
export const helpLinksInPortugal = ["tel:112", "tel:800202148", "sms:3060", "tel:+351210000000"] as const;
