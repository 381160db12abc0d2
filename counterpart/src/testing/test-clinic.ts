import type { CallSignal } from "@anteroom/contract/call/call-signal";
import { realtimeEvents } from "@anteroom/contract/channels";
import { startRealtimeServer } from "../../../server/src/testing/realtime-server.ts";
import type { ChannelPass } from "../clinic-api.ts";

const token = "a-token-of-the-tests";
const doctorId = "doctor-0123456789abcdef";
/** The participant id of the test patient. */
export const patientId = "patient-0123456789abcdef";
const channels = {
  clinic: "private-t1-clinic",
  visit: "presence-t1-visit-7",
  doctor: `private-t1-participant-${doctorId}`,
};

type Routes = NonNullable<NonNullable<Parameters<typeof startRealtimeServer>[0]>["routes"]>;

/** A clinic for tests. */
export type TestClinic = {
  port: number;
  /** The content of `demo.json`. */
  demoFile: object;
  /** What the doctor did, in order: requests except signals, and statuses. */
  log: string[];
  /** Sets whether the patient of appointment 7 waits. */
  setWaiting(isWaiting: boolean): Promise<void>;
  /** Restarts on the same port; participants are lost, the waiting patient is not. */
  restart(): Promise<void>;
  /** Sends a signal from the patient to the doctor. */
  signalDoctor(data: CallSignal): Promise<void>;
  /** Authorises a channel for the patient's connection. */
  passForPatient(socketId: string, channel: string): ChannelPass;
  stop(): Promise<void>;
};

/**
 * Starts a clinic with one appointment, number 7: the real realtime server, and the answers of the clinic API
 * that the doctor uses.
 */
export async function startTestClinic(onSignal: (data: CallSignal) => void): Promise<TestClinic> {
  const log: string[] = [];
  let waitingSince: string | null = null;
  let isJoined = false;
  let port = 0;

  const answers: Record<string, (body: Record<string, unknown>) => unknown> = {
    "GET /api/clinic/me": () =>
      entity({
        tenant: "aurora",
        channel: channels.clinic,
        realtime: { key: "anteroom-test", host: "aurora.localhost", port, path: "/pusher", is_tls: false },
      }),
    "GET /api/clinic/waiting_room": () => ({
      data: {
        collection: waitingSince
          ? [
              {
                appointment_id: 7,
                doctor_id: 1,
                doctor_name: "Dr Helena Duarte",
                patient_name: "Inês",
                waiting_since: waitingSince,
                in_call: isJoined,
              },
            ]
          : [],
      },
    }),
    "POST /api/clinic/appointments/7/join": () => {
      isJoined = true;
      return entity({
        participant_id: doctorId,
        channel: channels.visit,
        private_channel: channels.doctor,
        engine: "mesh",
        ice_servers: [],
        ice_servers_expire_at: null,
        display_name: "Dr Helena Duarte",
        patient_language: "pt",
      });
    },
    "POST /api/clinic/appointments/7/signals": ({ data }) => {
      onSignal(data as CallSignal); // of our own doctor
      return {};
    },
    "PUT /api/clinic/doctors/1/status": ({ status }) => {
      log.push(`doctor 1 is ${String(status)}`);
      return {};
    },
    "POST /api/clinic/appointments/7/end": () => {
      waitingSince = null;
      return {};
    },
  };

  const start = () => startRealtimeServer({ port, graceMs: 500, routes });
  const routes: Routes = (app, realtime) => {
    app.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string" },
      (_request, body, parsed) => parsed(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    app.all("/api/clinic/*", (request, reply) => {
      const what = `${request.method} ${request.url}`;
      const body = (request.body ?? {}) as Record<string, string>; // of our own doctor
      if (request.headers.authorization !== `Bearer ${token}`) return reply.code(401).send({});
      if (!what.endsWith("/signals")) log.push(what);
      if (what !== "POST /api/clinic/realtime/auth") {
        const answer = answers[what];
        return answer ? answer(body) : reply.code(404).send({});
      }
      const { socket_id: socketId = "", channel_name: name = "" } = body;
      if (name !== channels.clinic && !isJoined) return reply.code(404).send({});
      return realtime.authorize(
        socketId,
        name,
        name === channels.visit ? member(doctorId, "doctor") : undefined,
      );
    });
  };
  let server = await start();
  ({ port } = server);

  return {
    port,
    demoFile: {
      clinics: [{ slug: "aurora", base_url: `http://aurora.localhost:${port}`, clinic_token: token }],
    },
    log,
    async setWaiting(isWaiting) {
      waitingSince = isWaiting ? new Date().toISOString() : null;
      await server.realtime.publish([channels.clinic], realtimeEvents.waitingRoomChanged, {});
    },
    async restart() {
      await server.stop();
      isJoined = false;
      server = await start();
    },
    signalDoctor: (data) =>
      server.realtime.publish([channels.doctor], realtimeEvents.signal, { from: patientId, data }),
    passForPatient: (socketId, channel) =>
      server.realtime.authorize(socketId, channel, member(patientId, "patient")),
    stop: () => server.stop(),
  };
}

const entity = (one: object) => ({ data: { entity: one } });
const member = (id: string, role: string) => ({ id, info: { role, name: "A person" } });
