import { describe, expect, test } from "vitest";
import { openInProcessBus } from "../adapters/in-process-bus/in-process-bus.ts";
import { createAdmissions, type Participant } from "../features/consultation/admissions.ts";

const now = new Date("2026-11-22T10:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
const visit = { tenantId: 1, appointmentId: 7 };
const until = now.getTime() + 3_600_000;

async function twoPeople() {
  const gone: string[] = [];
  const admissions = createAdmissions(openInProcessBus().connect(), (id) => gone.push(id));
  const somebody = (owner: string, role: Participant["role"], page: string | null = null) =>
    ({ ...visit, role, name: "Somebody", owner, page, expiresAt: until }) as const;
  return {
    admissions,
    gone,
    somebody,
    guest: await admissions.admit(somebody("invitation/3", "guest"), now),
    patient: await admissions.admit(somebody("patient/1", "patient", "a"), now),
  };
}

describe("the media server removes", () => {
  test("a removed guest, once", { tags: ["S1.15", "S6.ROLE.03"] }, async () => {
    const { admissions, gone, guest } = await twoPeople();
    expect(await admissions.dismiss(visit, guest.owner)).toBe(true);
    expect(await admissions.dismiss(visit, guest.owner)).toBe(false);
    expect(gone).toEqual([guest.id]);
  });

  test("a page replaced by another page of the same person", { tags: ["S1.18"] }, async () => {
    const { admissions, gone, patient, somebody } = await twoPeople();
    const taken = await admissions.takeOver(somebody("patient/1", "patient", "b"), now);
    expect([gone, taken.gone]).toEqual([[patient.id], [patient.id]]);
    expect(await admissions.isSuperseded(visit, "patient/1", "a")).toBe(true);
    expect((await admissions.ofOwner(visit, "patient/1", now)).map(({ id }) => id)).toEqual([
      taken.participant.id,
    ]);
  });

  test("everybody when the call ends", { tags: ["S1.18"] }, async () => {
    const { admissions, gone, guest, patient } = await twoPeople();
    await admissions.dismissAll(visit);
    expect(gone).toEqual([guest.id, patient.id]);
  });

  test("participants who stayed after the room closed", { tags: ["S1.18"] }, async () => {
    const { admissions, gone, guest, patient, somebody } = await twoPeople();
    await admissions.admit({ ...somebody("patient/2", "patient"), expiresAt: later.getTime() + 1 }, later);
    expect(gone).toEqual([guest.id, patient.id]);
  });

  test("the oldest of one person's many pages", { tags: ["S1.18"] }, async () => {
    const { admissions, gone, patient, somebody } = await twoPeople();
    for (let page = 0; page < 8; page += 1)
      await admissions.admit(somebody("patient/1", "patient", `more-${page}`), now);
    expect(gone).toEqual([patient.id]);
  });
});
