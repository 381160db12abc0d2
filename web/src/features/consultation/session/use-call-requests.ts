import {
  acceptCallRequest,
  askForCallBack,
  listCallRequests,
  refuseCallRequest,
  stopCallRequest,
  type CallRequest,
} from "@anteroom/contract/call/call-requests";
import { realtimeEvents } from "@anteroom/contract/channels";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import type { CallRole } from "../call/call-panels.tsx";
import type { CallSession } from "./call-session.ts";

/** Hints may be missed: asked anyway, in ms. */
const askEvery = 30_000;

/**
 * The requests in this call, the doctor's and the patient's own for a phone call, newest first,
 * and the actions on them, by the request's id. Actions resolve to the failure, or null.
 */
export type CallRequests = {
  all: readonly CallRequest[];
  accept: (id: number, phoneNumber?: string) => Promise<Failure | null>;
  refuse: (id: number) => Promise<Failure | null>;
  /** Ends an accepted request, or withdraws the patient's own. */
  stop: (id: number) => Promise<Failure | null>;
  /** Requests that the clinic calls this phone number. */
  askForCall: (phoneNumber: string) => Promise<Failure | null>;
};

/**
 * Fetches the requests of a call, every 30 s and on hints; none for guests. The actions call the API and, on
 * success, update the list, newest first.
 */
export function useCallRequests(session: CallSession, role: CallRole): CallRequests {
  const [all, setAll] = useState<readonly CallRequest[]>([]);
  useEffect(() => {
    if (role === "guest") return;
    let isGone = false;
    const ask = async () => {
      const answer = await session.call(listCallRequests);
      if (answer.isOk && !isGone) setAll(answer.data.data.collection);
    };
    void ask();
    const timer = setInterval(() => void ask(), askEvery);
    const stop = session.onHint(realtimeEvents.requestsChanged, () => void ask());
    return () => {
      isGone = true;
      clearInterval(timer);
      stop();
    };
  }, [session, role]);

  async function settle(
    requested: ReturnType<typeof session.call<typeof stopCallRequest>>,
  ): Promise<Failure | null> {
    const answer = await requested;
    if (!answer.isOk) return answer.failure;
    const { entity } = answer.data.data;
    setAll((before) => [entity, ...before.filter(({ id }) => id !== entity.id)].sort((a, b) => b.id - a.id));
    return null;
  }
  return {
    all,
    accept: (request_id, phone_number) =>
      settle(
        session.call(acceptCallRequest, {
          params: { request_id },
          body: phone_number === undefined ? {} : { phone_number },
        }),
      ),
    refuse: (request_id) => settle(session.call(refuseCallRequest, { params: { request_id } })),
    stop: (request_id) => settle(session.call(stopCallRequest, { params: { request_id } })),
    askForCall: (phone_number) =>
      settle(session.call(askForCallBack, { body: { kind: "call_back", phone_number } })),
  };
}
