import { describe, expect, test } from "vitest";
import { createAdmissions, type Participant } from "./admissions.ts";

const now = new Date("2026-11-22T10:00:00Z");
const later = new Date("2026-11-22T12:00:00Z");
const visit = { tenantId: 1, appointmentId: 7 };

function twoPeople() {
  const gone: string[] = [];
  const admissions = createAdmissions((id) => gone.push(id));
  const come = (owner: string, role: Participant["role"], page: string | null = null) =>
    admissions.admit(
      { ...visit, role, name: "Somebody", owner, page, expiresAt: now.getTime() + 3_600_000 },
      now,
    );
  return {
    admissions,
    gone,
    come,
    guest: come("invitation/3", "guest"),
    patient: come("patient/1", "patient", "a"),
  };
}

describe("whoever takes part no more is made known to what carries sound and picture", () => {
  test("a guest who is shown out, once", { tags: ["S1.15", "S6.ROLE.03"] }, () => {
    const { admissions, gone, guest } = twoPeople();
    admissions.dismiss(guest.id);
    admissions.dismiss(guest.id);
    expect(gone).toEqual([guest.id]);
  });

  test("a page whose place another page of the same person takes", { tags: ["S1.18"] }, () => {
    const { admissions, gone, patient } = twoPeople();
    admissions.supersede(visit, "patient/1", "b", now);
    expect(gone).toEqual([patient.id]);
  });

  test("everybody, when the visit ends", { tags: ["S1.18"] }, () => {
    const { admissions, gone, guest, patient } = twoPeople();
    admissions.dismissAll(visit);
    expect(gone).toEqual([guest.id, patient.id]);
  });

  test("who stayed on after the room has closed", { tags: ["S1.18"] }, () => {
    const { admissions, gone, guest, patient } = twoPeople();
    admissions.admit(
      {
        ...visit,
        role: "patient",
        name: "Next",
        owner: "patient/2",
        page: null,
        expiresAt: later.getTime() + 1,
      },
      later,
    );
    expect(gone).toEqual([guest.id, patient.id]);
  });
});
