import { clinicJoin } from "@anteroom/contract/clinic";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Realtime } from "../../../web/src/ports/realtime.ts";
import { anAppointment } from "../../../web/src/testing/answers/appointments.ts";
import { admission } from "../../../web/src/testing/answers/call.ts";
import { entityOf } from "../../../web/src/testing/answers/find-doctor.ts";
import { standInDevices } from "../../../web/src/testing/devices.ts";
import { standInMedia } from "../../../web/src/testing/stand-in-media.ts";
import { callApi } from "../testing/call-api.ts";
import { showInDesk } from "../testing/open-desk.tsx";
import { openDeskCall } from "./desk-call.ts";

beforeEach(() => void standInDevices());
afterEach(() => void vi.useRealTimers());

const entrance = { ...admission, display_name: "Dr Helena Duarte", patient_language: "en" };

test("a doctor who is muted stays muted where the server has forgotten the call and it is joined again", async () => {
  const api = callApi({ ...anAppointment(), patient_id: null }).on(clinicJoin, entityOf(entrance));
  const { desk } = await showInDesk(null, { api, role: "doctor" });
  const refusals: (() => void)[] = [];
  const subscribe: Realtime["subscribe"] = (_channel, { onRefused }) => {
    if (onRefused) refusals.push(onRefused);
    return () => {};
  };
  const realtime = { ...desk.realtime, open: () => ({ ...desk.realtime.open(), subscribe }) };
  const call = openDeskCall({ ...desk, realtime }, { appointmentId: 21, media: standInMedia() });
  const room = () => {
    const state = call.state.get();
    return state.status === "in" ? state.room : null;
  };
  call.join();
  await vi.waitFor(() => expect(room()).not.toBeNull());
  const first = room();
  first?.setMuted("microphone", true);
  vi.useFakeTimers();
  refusals.at(-1)?.();
  await vi.advanceTimersByTimeAsync(2_000);
  await vi.waitFor(() => expect(room()).not.toBe(first));
  expect(room()?.getSnapshot().local.microphone.isMuted).toBe(true);
  call.leave();
});

test("a doctor who has left does not enter again by a late join", async () => {
  const api = callApi({ ...anAppointment(), patient_id: null }).on(clinicJoin, entityOf(entrance));
  const { desk } = await showInDesk(null, { api, role: "doctor" });
  const call = openDeskCall(desk, { appointmentId: 21, media: standInMedia() });
  call.leave();
  call.join();
  expect(call.state.get().status).toBe("left");
});
