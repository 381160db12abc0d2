import { clinicGetRecordLists, type RecordEntry } from "@anteroom/contract/health/health-record";
import { screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { callApi } from "../testing/call-api.ts";
import { openDesk } from "../testing/open-desk.tsx";

beforeEach(() => void vi.stubGlobal("isSecureContext", false)); // no devices here

const entry: RecordEntry = {
  id: 1,
  kind: "medicine",
  name: "Metformin",
  dose: "500 mg",
  frequency: "twice a day",
  since: "2019",
  reaction: null,
  severity: null,
  ended_at: null,
  changed_at: "2026-11-20T10:00:00.000Z",
  version: 1,
};
const allergy: RecordEntry = {
  ...entry,
  id: 2,
  kind: "allergy",
  name: "Penicillin",
  dose: null,
  frequency: null,
  since: null,
  reaction: "Throat swelling",
  severity: "severe",
};

test("a doctor in a call reads how severe an allergic reaction is, and since when a medicine is taken", async () => {
  const api = callApi({ ...anAppointment(), patient_id: null }).on(
    clinicGetRecordLists,
    entityOf({
      medicines: { entries: [entry], confirmation: null },
      allergies: { entries: [allergy], confirmation: null },
    }),
  );
  await openDesk("/desk/appointments/21/call", { api, role: "doctor" });
  const lines = (await screen.findAllByText(/Metformin|Penicillin/)).map(({ textContent }) =>
    textContent.replaceAll(/[\u2068\u2069]/g, ""),
  );
  expect(lines).toEqual([
    "Metformin · 500 mg · twice a day · since 2019",
    "Penicillin · Throat swelling · Severe",
  ]);
});
