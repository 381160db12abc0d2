import type { AddressInfo } from "node:net";
import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { afterAll, beforeAll, expect, test } from "vitest";
import { makeAppointment } from "../../testing/make-appointment.ts";
import { makeStaffSession } from "../../testing/make-staff.ts";
import { subscribeTo, nextEvent, openBrowser, type TestBrowser } from "../../testing/realtime-browser.ts";
import { known } from "../../testing/test-clinic.ts";
import { openWholeClinic, type WholeClinic } from "../../testing/whole-clinic.ts";

const channel = "private-t1-clinic";
const opened: TestBrowser[] = [];
let clinic: WholeClinic;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  await clinic.app.listen({ port: 0, host: "127.0.0.1" });
});
afterAll(async () => {
  for (const browser of opened) browser.disconnect();
  await clinic.close();
});

/** Somebody's browser at the desk, with the clinic's channel entered. */
async function browse(token: string, role: StaffRole = "reception") {
  const headers = { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" };
  const id = await makeStaffSession(clinic, { role, token });
  const { port } = clinic.app.server.address() as AddressInfo; // a TCP server has no other kind of address
  const authorize = async (
    socket_id: string,
    channel_name: string,
    done: (error: Error | null, pass: { auth: string } | null) => void,
  ) => {
    const answer = await clinic.call("POST", "/clinic/realtime/auth", {
      headers,
      body: { socket_id, channel_name },
    });
    if (answer.status === 200) done(null, answer.body);
    else done(new Error(String(answer.status)), null);
  };
  const browser = openBrowser({ port, realtime: clinic.realtime, stop: clinic.close }, undefined, {
    channelAuthorization: {
      customHandler: ({ socketId, channelName }, done) => void authorize(socketId, channelName, done),
    },
  } as Parameters<typeof openBrowser>[2]); // pusher-js wants a transport beside the handler and does not use it
  opened.push(browser);
  return { id, headers, browser, entered: await subscribeTo(browser, channel) };
}

// The close is awaited: a connection that stays open fails by the time a test may take.
test("signing out at the desk closes the realtime connection of that session only", async () => {
  const mine = await browse("at-the-desk-who-leaves-0000000000");
  const other = await browse("at-the-desk-who-stays-00000000000");
  const ended = nextEvent(mine.browser.connection, "disconnected");
  expect((await clinic.call("DELETE", "/desk/session", { headers: mine.headers })).status).toBe(204);
  await ended;
  const heard = nextEvent(other.entered, "waiting_room.changed");
  await clinic.realtime.publish([channel], "waiting_room.changed", {});
  await heard;
  expect(other.browser.connection.state).toBe("connected");
});

test("an admin sees the waiting list and urgent messages, as reception does", async () => {
  const { headers, entered } = await browse("admin-who-hears-of-dangers-000000", "admin");
  expect((await clinic.call("GET", "/clinic/waiting_room", { headers })).status).toBe(200);
  const heard = nextEvent(entered, "urgent.changed");
  await clinic.realtime.publish([channel], "urgent.changed", {});
  await heard;
});

test("disabling an account closes its realtime connection", async () => {
  const token = "admin-who-switches-off-0000000000";
  await makeStaffSession(clinic, { role: "admin", token });
  const { id, browser } = await browse("at-the-desk-until-then-0000000000");
  const ended = nextEvent(browser.connection, "disconnected");
  const done = await clinic.call("PUT", `/clinic/staff/${id}`, {
    headers: { cookie: `anteroom-desk=${token}`, "x-anteroom-desk": "1" },
    body: { name: "Somebody", role: "reception", doctor_id: null, is_disabled: true },
  });
  expect(done.status).toBe(200);
  await ended;
});

test("the desk is notified of changed appointments and not of holds", async () => {
  const { headers, entered } = await browse("at-the-desk-of-the-week-000000000");
  const changed = nextEvent(entered, "appointment.changed");
  const start_time = "2027-03-03T10:00:00.000Z";
  const body = { doctor_id: known.aurora.doctorId, start_time };
  const hold = await clinic.call("POST", "/appointment_holds", { body });
  expect(hold.status).toBe(201);
  const id = await makeAppointment(clinic.db, { start: "2027-03-02T10:00:00Z", status: "scheduled" });
  expect((await clinic.call("POST", `/clinic/appointments/${id}/accept`, { headers })).status).toBe(200);
  expect(await changed).toEqual({ appointment_id: id });
});
