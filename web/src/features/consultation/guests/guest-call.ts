import type { Appointment } from "@anteroom/contract/appointment/appointments";
import {
  enterAsGuest,
  getIceServersAsGuest,
  getInvitedPeople,
  getInvitedCall,
  getCallAsGuest,
  invitationHeader,
  knock,
  leaveAsGuest,
  signalAsGuest,
  type InvitedPeople,
  type InvitedCall,
} from "@anteroom/contract/call/invitations";
import type { Api, Failure, Result } from "../../../platform/api.ts";
import { createStore, type Store } from "../../../platform/storage/store.ts";
import type { CallApi } from "../session/call-api.ts";

/** A guest at the door asks so often whether the doctor has let them in, in ms. */
const knockEvery = 2_500;

/** What an invited guest may query and do before and in the call. `stop` leaves the lobby. */
export type GuestCall = {
  api: CallApi;
  visit: () => Promise<Result<InvitedCall>>;
  people: () => Promise<Result<InvitedPeople>>;
  /** Stores the name that a guest who came by code has entered. */
  sayName: (name: string) => void;
  /** Whether the guest waits to be admitted by the doctor. */
  isInLobby: Store<boolean>;
  stop: () => void;
};

/** Returns the headers that authorise an invited guest by the token of the invitation link. */
export const invitedHeaders = (token: string) => ({ [invitationHeader]: token });

type Clinic = { name: string; logoUrl: string };

/**
 * Creates the API of an invited guest's call; sends nothing yet. `api.enter` knocks every 2.5 s until the
 * doctor admits the guest, then enters; `stop`, `leave` or another `enter` ends the wait with an `offline`
 * failure. `api.review` always fails. Until the names are fetched the patient's is empty, and the
 * clinic's stands for the doctor's.
 */
export function openGuestCall(api: Api, token: string, clinic: Clinic): GuestCall {
  const headers = invitedHeaders(token);
  const isInLobby = createStore(false);
  let name: string | null = null;
  let people: InvitedPeople | null = null;
  let stay: AbortController | null = null;

  const askCall = () => entityOf(api.call(getInvitedCall, { headers }));
  const askPeople = async () => {
    const answer = await entityOf(api.call(getInvitedPeople, { headers }));
    if (answer.isOk) people = answer.data;
    return answer;
  };
  const leaveLobby = () => {
    stay?.abort();
    stay = null;
    isInLobby.set(false);
  };

  async function appointment(): Promise<Result<Appointment>> {
    const answer = await askCall();
    if (!answer.isOk) return answer;
    // Who came by code reads the names once let in.
    if (!people || (people.doctor === null && answer.data.is_admitted)) await askPeople();
    return { isOk: true, data: asAppointment(answer.data, people, clinic) };
  }

  async function enter(page: string): ReturnType<CallApi["enter"]> {
    leaveLobby();
    const mine = new AbortController();
    stay = mine;
    for (;;) {
      const answer = await entityOf(api.call(knock, { headers, body: name === null ? {} : { name } }));
      if (mine.signal.aborted) return { isOk: false, failure: gone };
      if (!answer.isOk) {
        leaveLobby();
        return answer;
      }
      if (answer.data.is_admitted) break;
      isInLobby.set(true);
      await pause(knockEvery, mine.signal);
      if (mine.signal.aborted) return { isOk: false, failure: gone };
    }
    if (people?.doctor === null) await askPeople();
    if (mine.signal.aborted) return { isOk: false, failure: gone };
    const entered = await entityOf(api.call(enterAsGuest, { headers, query: { page } }));
    if (stay === mine) leaveLobby();
    return entered;
  }

  return {
    visit: askCall,
    people: askPeople,
    sayName: (next) => void (name = next),
    isInLobby,
    stop: leaveLobby,
    api: {
      appointment,
      enter,
      visit: () => entityOf(api.call(getCallAsGuest, { headers })),
      relay: (participantId) =>
        entityOf(api.call(getIceServersAsGuest, { headers, query: { participant_id: participantId } })),
      leave: () => {
        leaveLobby();
        return api.call(leaveAsGuest, { headers });
      },
      signal: (body) => api.call(signalAsGuest, { headers, body }),
      call: (shape, { params, ...rest } = {}) =>
        api.call(shape, { params: params as never, headers, ...rest }), // the shape says which it takes
      review: () => Promise.resolve({ isOk: false, failure: gone }), // a guest has seen nobody's visit but another's
    },
  };
}

/** Nobody waits for the answer any more. */
const gone: Failure = { code: "offline" };

/** Of the visit a guest knows times and names; the rest is not theirs and stays empty. */
function asAppointment(visit: InvitedCall, people: InvitedPeople | null, clinic: Clinic): Appointment {
  const { appointment_id: id, needs_name: _name, is_admitted: _admitted, ...times } = visit;
  const doctor = people?.doctor ?? { name: clinic.name, specialty: "", portrait_url: clinic.logoUrl };
  return {
    ...times,
    id,
    doctor: { ...doctor, id: 0 },
    patient_name: people?.patient_name ?? "",
    code: null,
    dependent_id: null,
    symptoms: "",
    created_at: visit.start_time,
    amount: null,
    total: null,
    reference: null,
    payment_state: "none",
    pay_before: null,
    video_link: null,
    review: null,
  };
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, milliseconds);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      resolve();
    });
  });
}

async function entityOf<T>(requested: Promise<Result<{ data: { entity: T } }>>): Promise<Result<T>> {
  const answer = await requested;
  return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
}
