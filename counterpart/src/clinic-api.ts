import type { CallSignal } from "@anteroom/contract/call-signal";
import {
  clinicAuthorizeChannel,
  clinicEnd,
  clinicIdentity,
  clinicJoin,
  clinicSignal,
  clinicWaitingRoom,
} from "@anteroom/contract/clinic";
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
  signal(appointmentId: number, from: string, to: string, data: CallSignal): Promise<void>;
  end(appointmentId: number): Promise<void>;
  authorize(socketId: string, channelName: string): Promise<ChannelPass>;
};

export function clinicApi({ baseUrl, token }: ClinicAccess): ClinicApi {
  async function ask(
    shape: EndpointShape,
    params: Record<string, number> = {},
    body?: unknown,
    form?: string,
  ) {
    const path = `/api${addressOf(shape, params)}`;
    const answer = await localHttp(new URL(path, baseUrl).href, {
      method: shape.method,
      headers: {
        authorization: `Bearer ${token}`,
        accept: "application/json",
        ...(form === undefined ? {} : { "content-type": "application/x-www-form-urlencoded" }),
      },
      body: form ?? body,
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
    authorize(socketId, channelName) {
      const form = new URLSearchParams({ socket_id: socketId, channel_name: channelName }).toString();
      return read(ask(clinicAuthorizeChannel, {}, undefined, form), clinicAuthorizeChannel.response);
    },
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
