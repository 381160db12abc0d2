import { Problem, problemStatus } from "@anteroom/contract/errors";
import { problemMessage } from "@anteroom/content/messages/problems";
import { asLocale } from "@anteroom/domain/shared/locales";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import * as z from "zod/mini";
import { withTenant } from "../platform/database/database.ts";
import { allEndpoints } from "./all-endpoints.ts";
import { requestsTo, type Known, type WireRequest } from "./hostile-requests.ts";
import { makeAppointment, makeInvitation } from "./make-appointment.ts";
import { openWholeClinic } from "./whole-clinic.ts";
import { makeStaffSession } from "./make-staff.ts";
import { known, type TestClinic } from "./test-clinic.ts";

/** More of them in the matrix. */
const runs = Number(process.env["ANTEROOM_FUZZ_RUNS"] ?? "60");
/** So that all endpoints together stay within a minute on a slow machine; in ms. */
const patience = Number(process.env["ANTEROOM_FUZZ_RUNS"] ? "600000" : "1500");

const endpoints = await allEndpoints();

/** As the specification and WebAuthn spell them. */
const spelledByOthers = new Set([
  "resultCode",
  "paymentData",
  "rawId",
  "authenticatorAttachment",
  "clientExtensionResults",
]);

// Realtime passes are in the words of the Pusher protocol.
test.each(endpoints.filter(([, { path }]) => !/\/realtime\/(user_)?auth$/.test(path)))(
  "%s answers and accepts the agreed envelope in snake_case",
  { tags: ["D.02"] },
  (_name, { response, body, path }) => {
    const answered = fieldsOf(response, "output");
    const [only = "", ...more] = Object.keys(answered);
    const { properties: inside = {} } = (answered["data"] ?? {}) as { properties?: object };
    const envelope = path === "/patients" ? only : Object.keys(inside)[0];
    const known = path === "/patients" ? ["patient"] : ["entity", "collection", "url"];
    expect(more).toEqual([]);
    expect(only === "" || known.includes(envelope ?? "")).toBe(true);
    const taken = Object.keys(fieldsOf(body, "input"));
    expect(taken.filter((field) => !/^[a-z0-9_]+$/.test(field) && !spelledByOthers.has(field))).toEqual([]);
  },
);

function fieldsOf(schema: z.ZodMiniType | undefined, io: "input" | "output"): Record<string, unknown> {
  return schema ? (z.toJSONSchema(schema, { io, unrepresentable: "any" }).properties ?? {}) : {};
}

/** Free at first, and then booked by the requests themselves. */
const someTimes = Array.from({ length: 18 }, (_, index) =>
  ["14:00", "14:20", "15:40"].map((time) => `2027-03-${String(index + 1).padStart(2, "0")}T${time}:00.000Z`),
).flat();
const guestToken = "guest-token-0000000000000000000000";
const staffToken = "staff-token-000000000000000000000";
const invitationToken = `invited_${"a".repeat(43)}`;
let clinic: TestClinic;
let world: Known;

beforeAll(async () => {
  clinic = await openWholeClinic({ now: "2027-03-01T09:00:00.000Z" });
  const at = (time: string) => ({ start: `2027-03-01T${time}:00Z` });
  const visits: number[] = [];
  for (const time of ["09:00", "09:20", "09:40", "10:00", "10:20", "10:40"])
    visits.push(await makeAppointment(clinic.db, at(time)));
  visits.push(await makeAppointment(clinic.db, { ...at("11:00"), guestToken }));
  for (const time of ["16:00", "16:20", "16:40"])
    visits.push(await makeAppointment(clinic.db, { ...at(time), status: "pending_payment" }));
  const [first = 0] = visits;
  await makeInvitation(clinic.db, first, invitationToken, { admittedAt: clinic.clock.now() });
  await makeStaffSession(clinic, { role: "doctor", token: staffToken });
  const held = await clinic.call("POST", "/appointment_holds", {
    body: { doctor_id: 1, start_time: "2027-03-01T15:00:00.000Z" },
  });
  const { id, secret } = held.body.data.entity;
  world = {
    callers: {
      patient: { "x-patient-token": known.aurora.patientToken },
      visitor: { "x-guest-token": guestToken },
      payer: { "x-guest-token": guestToken },
      invited: { "x-invitation-token": invitationToken },
      clinic: { authorization: `Bearer ${known.aurora.clinicToken}` },
      staff: { cookie: `anteroom-desk=${staffToken}`, "x-anteroom-desk": "1" },
      anyone: {},
    },
    preferred: {
      appointment_id: [...visits, 999],
      doctor_id: [...Array.from({ length: 9 }, () => 1), 2, 999],
      hold_id: [id, id, 999],
      hold_key: [`${id}.${secret}`],
      start_time: [...someTimes, "2027-03-01T03:00:00.000Z", "2027-03-01T12:10:00.000Z"],
      email: ["ana@example.org"],
      symptoms: ["A cough for three days"],
      name: ["Ana Guest"],
      from: ["2027-03-01T00:00:00.000Z", "2027-03-01"],
      to: ["2027-03-02T00:00:00.000Z"],
      birthdate: ["1991-02-03"],
      channel_name: ["private-t1-patient-1", "presence-t1-visit-1", "private-t1-clinic"],
    },
  };
});
afterAll(() => clinic.close());

/** Requests that may end the session or the token by which they are sent. */
const endsCaller = new Set(["logOut", "clinicRevokeToken", "clinicRotateToken", "signOutOfDesk"]);

/** Who has signed out here, or ended the own token, is known again for the next request. */
async function signInAgain(): Promise<void> {
  await withTenant(clinic.db, 1, async (tx) => {
    await tx.updateTable("sessions").set({ revoked_at: null }).execute();
    await tx.updateTable("staff_sessions").set({ revoked_at: null }).execute();
    await tx.updateTable("clinic_tokens").set({ revoked_at: null, expires_at: null }).execute();
  });
}

let visitors = 0;
async function send({ method, url, headers, payload }: WireRequest) {
  visitors += 1; // each from an address of his own: limits are not what is tested here
  return clinic.app.inject({
    method,
    url,
    headers,
    remoteAddress: `10.${(visitors >> 16) & 255}.${(visitors >> 8) & 255}.${visitors & 255}`,
    ...(payload === undefined ? {} : { payload }),
  });
}

test("every mounted endpoint is visited, and nothing else", async () => {
  await clinic.app.ready();
  const { paths } = (await clinic.app.inject({ url: "/api/openapi.json" })).json<{
    paths: Record<string, Record<string, unknown>>;
  }>();
  const mounted = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods ?? {}).map((method) => `${method.toUpperCase()} ${path}`),
  );
  const visited = endpoints.map(([, { method, path }]) => `${method} /api${path}`);
  expect(visited.toSorted()).toEqual(mounted.toSorted());
});

describe("arbitrary input gets an answer of the contract", { tags: ["D.01", "D.03", "S7.API.20"] }, () => {
  test.each(endpoints)(
    "%s answers bad input with a problem that has a code, never with 500",
    async (name, shape) => {
      await fc.assert(
        fc.asyncProperty(requestsTo(shape, world), async (request) => {
          const answer = await send(request);
          if (endsCaller.has(name)) await signInAgain();
          const right = [shape.status ?? 200, 304];
          const language = request.headers["cookie"] === undefined ? request.language : null;
          expect(right.includes(answer.statusCode) ? [] : troublesOf(answer, language)).toEqual([]);
        }),
        { numRuns: runs, interruptAfterTimeLimit: patience },
      );
    },
    patience + 20_000,
  );
});

type Answer = { statusCode: number; headers: Record<string, unknown>; body: string };

/** What is wrong with an answer that should be RFC 9457 with a code we know, its status, and its sentences in the language asked. */
function troublesOf({ statusCode, headers, body }: Answer, language: string | null): unknown[] {
  const reported = Problem.safeParse(tryJson(body)).data;
  if (!reported) return ["no problem", statusCode, body];
  const locale = asLocale(String(headers["content-language"]));
  const requested = language ?? locale;
  const sentences = problemMessage(reported.code, locale ?? "en", { retryAfter: reported.retry_after });
  const isRight =
    statusCode >= 400 &&
    statusCode < 500 &&
    String(headers["content-type"]).startsWith("application/problem+json") &&
    reported.status === statusCode &&
    problemStatus[reported.code] === statusCode &&
    locale === requested &&
    reported.title === sentences.title &&
    reported.detail === sentences.detail;
  return isRight ? [] : [statusCode, headers["content-type"], locale, requested, reported];
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
