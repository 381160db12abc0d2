import type { Page } from "@playwright/test";

/** An appointment as the clinic API returns it, as far as the tests read it. */
export type CheckedVisit = { symptoms_triage_details: string | null; patient?: { name: string } };

/** Returns the clinic's appointments with a symptom check, from yesterday to 29 days ahead, by its API. `page` shows a page of the clinic. */
export function checkedVisits(page: Page, clinicToken: string): Promise<CheckedVisit[]> {
  return page.evaluate(async (bearer) => {
    const { now } = await (await fetch("/dev/clock")).json();
    const at = (days: number) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
    const query = new URLSearchParams({ from: at(-1), to: at(29) });
    const answer = await fetch(`/api/clinic/appointments?${query}`, {
      headers: { authorization: `Bearer ${bearer}` },
    });
    const { data } = await answer.json();
    return data.collection.filter((one: CheckedVisit) => one.symptoms_triage_details !== null);
  }, clinicToken);
}
