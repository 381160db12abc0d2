import type { Page } from "@playwright/test";
import { closedGateTarget, gateSettings } from "@anteroom/domain/clinic/gates";
import { routes } from "@anteroom/domain/shared/routes";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, open, test } from "./support/test.ts";
import { addressOf, signIn } from "./support/visit.ts";

const gated = routes.flatMap(({ name, path, auth, gate }) =>
  gate === null ? [] : [{ id: name, path, isPrivate: auth, gate }],
);
/** What else a route asks for, so that only its gate decides: a time of the clinic's, a survey. */
async function queriesOf(page: Page): Promise<Partial<Record<string, string>>> {
  const slot = await page.evaluate(async () => {
    const { data } = await (await fetch("/api/doctors")).json();
    const [doctor] = data?.collection ?? [];
    return doctor ? `?doctorId=${doctor.id}&appointmentDate=${doctor.next_slots.at(-1).start_time}` : "";
  });
  return {
    "scheduling-patient": slot,
    "appointment-checkout": slot,
    "fill-survey": "?action_name=before-first-visit&actionable_id={patientId}&project_id=gates",
  };
}
const allGates = (isOpen: boolean) => ({
  ...Object.fromEntries(Object.values(gateSettings).map((setting) => [setting, isOpen])),
  vitalSignsProvider: isOpen ? ("embedded" as const) : ("none" as const),
});
const notThere = "Page not found";

test(
  "behind a closed gate nothing is shown, and each route leads where it should",
  {
    tag: [
      "@S6.GATE.appointmentScheduling",
      "@S6.GATE.review",
      "@S6.GATE.vitalSignsPreAppointment",
      "@S6.GATE.vitalSigns",
      "@S6.GATE.profileSettings",
      "@S6.GATE.elsevierIntegration",
      "@S6.GATE.homepageHealthAssessment",
      "@S6.GATE.displayEnrollmentActionCustomisations",
      "@D.19",
      "@G.18",
    ],
  },
  async ({ page }) => {
    test.setTimeout(120_000);
    const clinic = await anotherClinic("aurora", "with-closed-gates", { settings: allGates(false) });
    await signIn(page, clinic);
    expect(gated.length).toBeGreaterThan(10);
    const queries = await queriesOf(page);
    for (const route of gated) {
      const path = route.path + (queries[route.id] ?? "");
      const address = await addressOf({ ...route, path }, page, clinic);
      await open(page, address);
      const target = closedGateTarget(route.gate);
      if (target === "/404") {
        await expect(page.getByRole("heading", { level: 1 }), route.path).toHaveText(notThere);
        continue;
      }
      await expect.poll(() => new URL(page.url()).pathname, { message: route.path }).toBe(target);
      if (target === "/") await expect(page.getByText("This clinic does not offer that page.")).toBeVisible();
    }
  },
);

test("with its gate open each of these routes opens", { tag: ["@S6.GATE.on"] }, async ({ page }) => {
  test.setTimeout(120_000);
  const clinic = await anotherClinic("aurora", "with-open-gates", { settings: allGates(true) });
  await signIn(page, clinic);
  const queries = await queriesOf(page);
  for (const route of gated) {
    const path = route.path + (queries[route.id] ?? "");
    const address = await addressOf({ ...route, path }, page, clinic);
    await open(page, address);
    await expect(page.getByRole("heading", { level: 1 }).first(), route.path).not.toHaveText(notThere);
    expect(new URL(page.url()).pathname, route.path).toBe(new URL(address).pathname);
    await expect(page.getByText("This clinic does not offer that page.")).toHaveCount(0);
  }
  expect(page.url()).toContain(clinicUrl(clinic));
});
