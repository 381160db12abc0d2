import {
  acceptVisitRequest,
  askForCallBack,
  listVisitRequests,
  refuseVisitRequest,
  stopVisitRequest,
  type VisitRequest,
} from "@anteroom/contract/call/call-requests";
import { realtimeEvents } from "@anteroom/contract/channels";
import { useEffect, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import type { VisitRole } from "../call/call-panels.tsx";
import type { VisitSession } from "./call-session.ts";

/** Hints may be missed: asked anyway, in ms. */
const askEvery = 30_000;

/** What was asked for in this visit, and the patient's answers. Verbs give what went wrong, or null. */
export type VisitRequests = {
  all: readonly VisitRequest[];
  accept: (id: number, phoneNumber?: string) => Promise<Failure | null>;
  refuse: (id: number) => Promise<Failure | null>;
  stop: (id: number) => Promise<Failure | null>;
  askForCall: (phoneNumber: string) => Promise<Failure | null>;
};

/** A guest of the visit is asked for nothing. */
export function useVisitRequests(session: VisitSession, role: VisitRole): VisitRequests {
  const [all, setAll] = useState<readonly VisitRequest[]>([]);
  useEffect(() => {
    if (role === "guest") return;
    let isGone = false;
    const ask = async () => {
      const answer = await session.call(listVisitRequests);
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
    asked: ReturnType<typeof session.call<typeof stopVisitRequest>>,
  ): Promise<Failure | null> {
    const answer = await asked;
    if (!answer.isOk) return answer.failure;
    const { entity } = answer.data.data;
    setAll((before) => [entity, ...before.filter(({ id }) => id !== entity.id)].sort((a, b) => b.id - a.id));
    return null;
  }
  return {
    all,
    accept: (request_id, phone_number) =>
      settle(
        session.call(acceptVisitRequest, {
          params: { request_id },
          body: phone_number === undefined ? {} : { phone_number },
        }),
      ),
    refuse: (request_id) => settle(session.call(refuseVisitRequest, { params: { request_id } })),
    stop: (request_id) => settle(session.call(stopVisitRequest, { params: { request_id } })),
    askForCall: (phone_number) =>
      settle(session.call(askForCallBack, { body: { kind: "call_back", phone_number } })),
  };
}
