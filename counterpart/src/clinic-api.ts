import { randomUUID } from "node:crypto";
import { anteroomClient, type Schemas } from "@anteroom/client/anteroom-client";
import type { CallSignal } from "@anteroom/contract/call/call-signal";
import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import type {
  clinicAuthorizeChannel,
  clinicIdentity,
  clinicJoin,
  clinicWaitingRoom,
} from "@anteroom/contract/clinic";
import type { Message } from "@anteroom/contract/call/messages";
import { fileMediaType, fileNameHeader } from "@anteroom/contract/appointment/files";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import { localFetch } from "@anteroom/local-http/local-fetch";

/** Address and token of a clinic's API. */
export type ClinicAccess = { baseUrl: string; token: string };
/** The clinic's identity, with its realtime address. */
export type ClinicIdentity = AnswerOf<typeof clinicIdentity>["data"]["entity"];
/** A waiting patient, as the API reports it. */
export type Waiting = AnswerOf<typeof clinicWaitingRoom>["data"]["collection"][number];
/** The answer to joining a call. */
export type Admission = AnswerOf<typeof clinicJoin>["data"]["entity"];
/** The authorisation of a realtime channel. */
export type ChannelPass = AnswerOf<typeof clinicAuthorizeChannel>;

/**
 * Thrown when the clinic refuses a request; `code` is the problem's, or `http_STATUS`, and the message names the path only. Any other
 * error is the network or a bug.
 */
export class ApiRefusal extends Error {
  readonly code: string;
  constructor(code: string, path: string) {
    super(`${path}: ${code}`);
    this.code = code;
  }
}

/** The functions of the public clinic API that this program uses. */
export type ClinicApi = {
  identity(): Promise<ClinicIdentity>;
  /** Returns the patients who wait for a call, of all doctors. */
  waitingRoom(): Promise<Waiting[]>;
  /** Enters the call as the doctor; a repetition is another participant. */
  join(appointmentId: number): Promise<Admission>;
  /**
   * Sends a signal to one member of the call (`from` and `to` are member ids), or a step to the
   * engine.
   */
  signal(appointmentId: number, from: string, to: string, data: CallSignal | EngineStep): Promise<void>;
  /** Ends the call for everybody. */
  end(appointmentId: number): Promise<void>;
  /** Authorises a private or presence channel for one connection. */
  authorize(socketId: string, channelName: string): Promise<ChannelPass>;
  /** Returns the messages of an appointment, oldest first. */
  messages(appointmentId: number): Promise<Message[]>;
  /** Writes a message as the doctor. */
  write(appointmentId: number, text: string): Promise<void>;
  /** Marks the messages up to this one as seen. */
  seen(appointmentId: number, messageId: number): Promise<void>;
  /** Shares a file with the patient. */
  shareFile(appointmentId: number, file: FileToShare): Promise<void>;
  /** Shares a web address with the patient. */
  shareLink(appointmentId: number, link: { title: string; url: string }): Promise<void>;
  /** Writes or replaces the summary for the patient. */
  writeSummary(appointmentId: number, text: string): Promise<void>;
  /** Asks the patient in the call for a measurement of vital signs. */
  askForVitals(appointmentId: number): Promise<void>;
  /**
   * Returns invited guests who ask to enter, of all appointments: their invitation and
   * appointment ids.
   */
  waitingGuests(): Promise<{ id: number; appointmentId: number }[]>;
  /** Lets a waiting guest enter the call. */
  admit(appointmentId: number, invitationId: number): Promise<void>;
  /** Sets a doctor's status for patients; it holds for ten minutes. */
  sayStatus(doctorId: number, status: "online" | "away"): Promise<void>;
  /** Returns the ids of unanswered urgent messages. */
  urgentEvents(): Promise<number[]>;
  /** Marks an urgent message as answered. */
  acknowledge(eventId: number): Promise<void>;
};

/** A file to share with the patient. */
export type FileToShare = { name: string; content: Uint8Array; kind: "file" | "prescription" };

/** What the client answers: the data of a success, or the problem. */
type Outcome<T> = { data?: T; error?: unknown; response: Response };

/**
 * Creates a client of the clinic API; each request is aborted after 10 s. Its functions reject with an ApiRefusal when refused, else with
 * the network's error. `*.localhost` is reached over loopback.
 */
export function createClinicApi({ baseUrl, token }: ClinicAccess): ClinicApi {
  const client = anteroomClient({ baseUrl, token, fetch: inTime });
  const of = (appointmentId: number) => ({ params: { path: { appointment_id: appointmentId } } });
  const visits = "/api/clinic/appointments/{appointment_id}";

  return {
    identity: async () => (await read(client.GET("/api/clinic/me"))).data.entity,
    waitingRoom: async () => (await read(client.GET("/api/clinic/waiting_room"))).data.collection,
    join: async (id) => (await read(client.POST(`${visits}/join`, of(id)))).data.entity,
    signal: (id, from, to, data) =>
      done(client.POST(`${visits}/signals`, { ...of(id), body: { from, to, data } })),
    end: (id) => done(client.POST(`${visits}/end`, of(id))),
    urgentEvents: async () => {
      const { data } = await read(client.GET("/api/clinic/urgent_events"));
      return data.collection.map(({ id }) => id);
    },
    acknowledge: (id) =>
      done(
        client.POST("/api/clinic/urgent_events/{event_id}/acknowledge", {
          params: { path: { event_id: id } },
        }),
      ),
    authorize: (socketId, channelName) =>
      read(
        client.POST("/api/clinic/realtime/auth", {
          body: { socket_id: socketId, channel_name: channelName },
        }),
      ),
    messages: async (id) => (await read(client.GET(`${visits}/messages`, of(id)))).data.entity.messages,
    write: (id, text) =>
      done(
        client.POST(`${visits}/messages`, { ...of(id), body: { key: randomUUID(), text, sender: "doctor" } }),
      ),
    seen: (id, upTo) => done(client.POST(`${visits}/messages/seen`, { ...of(id), body: { up_to: upTo } })),
    shareFile: (id, { name, content, kind }) =>
      done(
        client.POST(`${visits}/files`, {
          params: {
            path: { appointment_id: id },
            query: { kind },
            header: { [fileNameHeader]: encodeURIComponent(name) },
          },
          headers: { "content-type": fileMediaType },
          body: new Uint8Array(content),
          bodySerializer: (bytes) => bytes,
        }),
      ),
    shareLink: (id, link) => done(client.POST(`${visits}/links`, { ...of(id), body: link })),
    writeSummary: (id, text) => done(client.PUT(`${visits}/summary`, { ...of(id), body: { text } })),
    askForVitals: (id) => done(client.POST(`${visits}/requests`, { ...of(id), body: { kind: "vitals" } })),
    sayStatus: (id, status) =>
      done(
        client.PUT("/api/clinic/doctors/{doctor_id}/status", {
          params: { path: { doctor_id: id } },
          body: { status },
        }),
      ),
    waitingGuests: async () => {
      const { data } = await read(client.GET("/api/clinic/waiting_guests"));
      return data.collection.map(({ id, appointment_id }) => ({ id, appointmentId: appointment_id }));
    },
    admit: (id, invitation) =>
      done(
        client.POST(`${visits}/invitations/{invitation_id}/admit`, {
          params: { path: { appointment_id: id, invitation_id: invitation } },
        }),
      ),
  };
}

const requestTimeoutMs = 10_000;

const inTime = (request: Request) =>
  localFetch(new Request(request, { signal: AbortSignal.timeout(requestTimeoutMs) }));

async function read<T>(request: Promise<Outcome<T>>): Promise<T> {
  const { data, error, response } = await request;
  if (!response.ok) throw refusalOf(error, response);
  return data as T; // as the contract says: the server checks its answers
}

async function done(request: Promise<Outcome<unknown>>): Promise<void> {
  await read(request);
}

function refusalOf(error: unknown, { status, url }: Response): ApiRefusal {
  const code =
    typeof error === "object" && error !== null && "code" in error && typeof error.code === "string"
      ? (error as Schemas["Problem"]).code
      : `http_${status}`;
  return new ApiRefusal(code, new URL(url).pathname);
}
