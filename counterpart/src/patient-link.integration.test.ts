import { expect, test, vi } from "vitest";
import { readFilms } from "./clip/read-clip.ts";
import { openPatientLink } from "./patient-link.ts";
import { openWeriftPatient } from "./testing/werift-patient.ts";

const soon = { timeout: 10_000 };

test(
  "doctor and patient see and hear each other, and a lost frame is sent again",
  { tags: ["S1.18"] },
  async () => {
    const onChange = vi.fn<() => void>();
    const patient = openWeriftPatient(async (signal) => doctor.receive(signal));
    const doctor = openPatientLink({
      clip: readFilms()("Dr Helena Duarte"),
      iceServers: [],
      beginsByAsking: true,
      send: (signal) => ("restart" in signal ? patient.offer() : patient.receive(signal)),
      onChange,
    });
    await vi.waitFor(() => expect(doctor.seen().connected).toBe(true), soon);
    expect(onChange).toHaveBeenCalled();
    await vi.waitFor(() => {
      expect(patient.seen.video).toBeGreaterThan(30);
      expect(patient.seen.audio).toBeGreaterThan(30);
      expect(doctor.seen().video).toBeGreaterThan(30);
      expect(doctor.seen().audio).toBeGreaterThan(30);
    }, soon);
    const before = patient.seen.video;
    await patient.askForKeyFrame();
    await vi.waitFor(() => expect(patient.seen.video).toBeGreaterThan(before + 30), soon);
    doctor.close();
    await patient.close();
  },
);
