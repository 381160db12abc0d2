import { randomUUID } from "node:crypto";
import type { CallSignal } from "@anteroom/contract/call/call-signal";
import type { EngineStep } from "@anteroom/contract/call/engine-signal";
import {
  clinicAuthorizeChannel,
  clinicEnd,
  clinicIdentity,
  clinicJoin,
  clinicSignal,
  clinicWaitingRoom,
} from "@anteroom/contract/clinic";
import { clinicSayDoctorStatus } from "@anteroom/contract/call/doctor-status";
import {
  clinicShareFile,
  clinicShareLink,
  clinicWriteSummary,
  fileMediaType,
  fileNameHeader,
} from "@anteroom/contract/appointment/files";
import { clinicAdmitGuest, clinicWaitingGuests } from "@anteroom/contract/call/invitations";
import {
  clinicListMessages,
  clinicSeeMessages,
  clinicSendMessage,
  type Message,
} from "@anteroom/contract/call/messages";
import { clinicAskPatient } from "@anteroom/contract/call/call-requests";
import { clinicAcknowledgeUrgentEvent, clinicListUrgentEvents } from "@anteroom/contract/health/urgent";
import { addressOf, type AnswerOf, type EndpointShape } from "@anteroom/contract/endpoint";
import { Problem } from "@anteroom/contract/errors";
import { localHttp } from "@anteroom/local-http/local-http";
import type * as z from "zod/mini";

export type ClinicAccess = { baseUrl: string; token: string };
export type Identity = AnswerOf<typeof clinicIdentity>["data"]["entity"];
export type Waiting = AnswerOf<typeof clinicWaitingRoom>["data"]["collection"][number];
export type Admission = AnswerOf<typeof clinicJoin>["data"]["entity"];
export type ChannelPass = AnswerOf<typeof clinicAuthorizeChannel>;

/** The clinic refused: `code` is stable. Anything else that is thrown is the network or a bug. */
export class Refusal extends Error {
  readonly code: string;
  constructor(code: string, path: string) {
    super(`${path}: ${code}`);
    this.code = code;
  }
}

/** What the clinic's side may do, as this program needs it: the public clinic API, one function each. */
export type ClinicApi = {
  identity(): Promise<Identity>;
  waitingRoom(): Promise<Waiting[]>;
  join(appointmentId: number): Promise<Admission>;
  signal(appointmentId: number, from: string, to: string, data: CallSignal | EngineStep): Promise<void>;
  end(appointmentId: number): Promise<void>;
  authorize(socketId: string, channelName: string): Promise<ChannelPass>;
  messages(appointmentId: number): Promise<Message[]>;
  write(appointmentId: number, text: string): Promise<void>;
  seen(appointmentId: number, messageId: number): Promise<void>;
  shareFile(appointmentId: number, file: FileToShare): Promise<void>;
  shareLink(appointmentId: number, link: { title: string; url: string }): Promise<void>;
  writeSummary(appointmentId: number, text: string): Promise<void>;
  askForVitals(appointmentId: number): Promise<void>;
  /** Guests at the doors of all visits. */
  waitingGuests(): Promise<{ id: number; appointmentId: number }[]>;
  admit(appointmentId: number, invitationId: number): Promise<void>;
  sayStatus(doctorId: number, status: "online" | "away"): Promise<void>;
  /** Ids of what nobody has answered yet. */
  urgentEvents(): Promise<number[]>;
  acknowledge(eventId: number): Promise<void>;
};

export type FileToShare = { name: string; content: Uint8Array; kind: "file" | "prescription" };

export function clinicApi({ baseUrl, token }: ClinicAccess): ClinicApi {
  async function ask(
    shape: EndpointShape,
    params: Record<string, number> = {},
    body?: unknown,
    { query = {}, headers = {} }: { query?: Record<string, string>; headers?: Record<string, string> } = {},
  ) {
    const path = `/api${addressOf(shape, params, query)}`;
    const answer = await localHttp(new URL(path, baseUrl).href, {
      method: shape.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        ...headers,
      },
      body,
      signal: AbortSignal.timeout(requestTimeoutMs),
    });
    if (answer.status >= 400) throw new Refusal(codeOf(answer.text, answer.status), path);
    return answer.text;
  }

  const read = async <T extends z.ZodMiniType>(answer: Promise<string>, shape: T): Promise<z.infer<T>> =>
    shape.parse(JSON.parse(await answer));
  const of = (appointmentId: number) => ({ appointment_id: appointmentId });

  return {
    identity: async () => (await read(ask(clinicIdentity), clinicIdentity.response)).data.entity,
    waitingRoom: async () => (await read(ask(clinicWaitingRoom), clinicWaitingRoom.response)).data.collection,
    join: async (id) => (await read(ask(clinicJoin, of(id)), clinicJoin.response)).data.entity,
    signal: async (id, from, to, data) => void (await ask(clinicSignal, of(id), { from, to, data })),
    end: async (id) => void (await ask(clinicEnd, of(id))),
    urgentEvents: async () => {
      const { data } = await read(ask(clinicListUrgentEvents), clinicListUrgentEvents.response);
      return data.collection.map(({ id }) => id);
    },
    acknowledge: async (id) => void (await ask(clinicAcknowledgeUrgentEvent, { event_id: id })),
    authorize(socketId, channelName) {
      const form = new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString();
      const headers = { "content-type": "application/x-www-form-urlencoded" };
      return read(ask(clinicAuthorizeChannel, {}, form, { headers }), clinicAuthorizeChannel.response);
    },
    messages: async (id) =>
      (await read(ask(clinicListMessages, of(id)), clinicListMessages.response)).data.entity.messages,
    write: async (id, text) =>
      void (await ask(clinicSendMessage, of(id), { key: randomUUID(), text, sender: "doctor" })),
    seen: async (id, upTo) => void (await ask(clinicSeeMessages, of(id), { up_to: upTo })),
    shareFile: async (id, { name, content, kind }) => {
      const headers = { "content-type": fileMediaType, [fileNameHeader]: encodeURIComponent(name) };
      await ask(clinicShareFile, of(id), content, { query: { kind }, headers });
    },
    shareLink: async (id, link) => void (await ask(clinicShareLink, of(id), link)),
    writeSummary: async (id, text) => void (await ask(clinicWriteSummary, of(id), { text })),
    askForVitals: async (id) => void (await ask(clinicAskPatient, of(id), { kind: "vitals" })),
    sayStatus: async (id, status) => void (await ask(clinicSayDoctorStatus, { doctor_id: id }, { status })),
    waitingGuests: async () => {
      const { data } = await read(ask(clinicWaitingGuests), clinicWaitingGuests.response);
      return data.collection.map(({ id, appointment_id }) => ({ id, appointmentId: appointment_id }));
    },
    admit: async (id, invitation) =>
      void (await ask(clinicAdmitGuest, { ...of(id), invitation_id: invitation })),
  };
}

const requestTimeoutMs = 10_000;

function codeOf(text: string, status: number): string {
  try {
    const problem = Problem.safeParse(JSON.parse(text));
    return problem.success ? problem.data.code : `http_${status}`;
  } catch {
    return `http_${status}`;
  }
}
