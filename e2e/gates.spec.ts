// What the server says first of each route behind a gate; what the browser does with it has page tests.
import { closedGateTarget, gateSettings } from "@anteroom/domain/clinic/gates";
import { routes } from "@anteroom/domain/shared/routes";
import { localHttp } from "@anteroom/local-http/local-http";
import { anotherClinic } from "./support/another-clinic.ts";
import { clinicUrl } from "./support/demo.ts";
import { expect, test } from "./support/test.ts";

const gated = routes.flatMap(({ path, gate }) =>
  gate === null ? [] : [{ path: path.replaceAll(/\{\w+\}/g, "1"), gate }],
);
const allGates = (isOpen: boolean) => ({
  ...Object.fromEntries(Object.values(gateSettings).map((setting) => [setting, isOpen])),
  vitalSignsProvider: isOpen ? ("embedded" as const) : ("none" as const),
});

type Doctors = { data: { collection: { id: number }[] } };

/** What the server answers to whoever opens the address. */
async function firstAnswer(clinic: string, path: string) {
  const { status, headers, text } = await localHttp(clinicUrl(clinic) + path, {
    headers: { cookie: "lang=en" },
  });
  return { status, location: headers["location"], text };
}

test(
  "a route whose gate is closed shows nothing and redirects to its fallback",
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
  async () => {
    const clinic = await anotherClinic("aurora", "with-closed-gates", { settings: allGates(false) });
    expect(gated.length).toBeGreaterThan(10);
    for (const { path, gate } of gated) {
      const { status, location, text } = await firstAnswer(clinic, path);
      const target = closedGateTarget(gate);
      if (target === "/404") {
        expect(status, path).toBe(404);
        expect(text.includes("Page not found"), path).toBe(true);
        continue;
      }
      expect([status, location], path).toEqual([307, `${target}?reason=gate-closed`]);
      expect(text, path).toBe("");
    }
  },
);

test("a route whose gate is open opens", { tag: ["@S6.GATE.on"] }, async () => {
  const clinic = await anotherClinic("aurora", "with-open-gates", { settings: allGates(true) });
  const { data } = JSON.parse((await firstAnswer(clinic, "/api/doctors")).text) as Doctors;
  for (const { path } of gated) {
    const own = path.replace("/doctors/1", `/doctors/${data.collection[0]?.id}`);
    const { status, text } = await firstAnswer(clinic, own);
    expect(status, path).toBe(200);
    expect(text.includes("Page not found"), path).toBe(false);
  }
});
