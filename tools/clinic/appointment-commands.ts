import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import type { AnteroomClient } from "../../client/src/anteroom-client.ts";

/** What the server answers to a command. */
export type Outcome = { data?: unknown; error?: unknown; response: Response };
/** What the command names as what it replaces: a field of the body, or of the query. */
export type Named = { replaces?: string | null };
/** A command: how many words it takes, and what it does with them; `canName`: and then `replaces=VERSION`. */
export type Command = {
  words: number;
  run: (client: AnteroomClient, words: readonly string[], named: Named) => Promise<Outcome>;
  canName?: true;
};

/** The help text of these commands. */
export const appointmentUsage = `  appointment list FROM TO
  appointment show APPOINTMENT
  appointment add PATIENT DOCTOR FILE
  appointment follow-up APPOINTMENT FILE
  appointment accept APPOINTMENT
  appointment decline APPOINTMENT
  appointment move APPOINTMENT START
  appointment cancel APPOINTMENT
  message list APPOINTMENT
  message unread
  message send APPOINTMENT TEXT_FILE
  file list APPOINTMENT
  file send APPOINTMENT FILE
  measurement list APPOINTMENT
  urgent list
  urgent acknowledge EVENT`;

const appointments = "/api/clinic/appointments";
const appointment = `${appointments}/{appointment_id}` as const;
const of = (appointment_id = "") => ({ params: { path: { appointment_id } } });

/** Commands about appointments and what belongs to them. */
export const appointmentCommands: Readonly<Record<string, Command>> = {
  "appointment list": {
    words: 2,
    run: (client, [from = "", to = ""]) => client.GET(appointments, { params: { query: { from, to } } }),
  },
  "appointment show": { words: 1, run: (client, [id]) => client.GET(appointment, of(id)) },
  "appointment add": {
    words: 3,
    run: (client, [patient, doctor, file = ""]) =>
      client.POST(appointments, {
        body: {
          ...(JSON.parse(readFileSync(file, "utf8")) as object),
          patient_id: Number(patient),
          doctor_id: Number(doctor),
        } as never, // the server says what is wrong with it, in words
      }),
  },
  "appointment follow-up": {
    words: 2,
    run: (client, [id, file = ""]) =>
      client.POST(`${appointment}/follow_up`, {
        ...of(id),
        body: JSON.parse(readFileSync(file, "utf8")) as never, // the server says what is wrong with it, in words
      }),
  },
  "appointment accept": { words: 1, run: (client, [id]) => client.POST(`${appointment}/accept`, of(id)) },
  "appointment decline": { words: 1, run: (client, [id]) => client.POST(`${appointment}/decline`, of(id)) },
  "appointment move": {
    words: 2,
    run: (client, [id, start_time = ""]) =>
      client.POST(`${appointment}/move`, { ...of(id), body: { start_time } }),
  },
  "appointment cancel": { words: 1, run: (client, [id]) => client.POST(`${appointment}/cancel`, of(id)) },
  "message list": { words: 1, run: (client, [id]) => client.GET(`${appointment}/messages`, of(id)) },
  "message unread": { words: 0, run: (client) => client.GET("/api/clinic/messages") },
  "message send": {
    words: 2,
    run: (client, [id, file = ""]) =>
      client.POST(`${appointment}/messages`, {
        ...of(id),
        body: { text: readFileSync(file, "utf8").trim(), key: randomUUID() },
      }),
  },
  "file list": { words: 1, run: (client, [id]) => client.GET(`${appointment}/files`, of(id)) },
  "file send": {
    words: 2,
    run: (client, [id, file = ""]) =>
      client.POST(`${appointment}/files`, {
        ...of(id),
        body: Uint8Array.from(readFileSync(file)),
        bodySerializer: (bytes: Blob | Uint8Array<ArrayBuffer>) => bytes,
        headers: {
          "content-type": "application/octet-stream",
          "x-file-name": encodeURIComponent(path.basename(file)),
        },
      }),
  },
  "measurement list": {
    words: 1,
    run: (client, [id]) => client.GET(`${appointment}/vital_signs_measurements`, of(id)),
  },
  "urgent list": { words: 0, run: (client) => client.GET("/api/clinic/urgent_events") },
  "urgent acknowledge": {
    words: 1,
    run: (client, [event_id = ""]) =>
      client.POST("/api/clinic/urgent_events/{event_id}/acknowledge", { params: { path: { event_id } } }),
  },
};
