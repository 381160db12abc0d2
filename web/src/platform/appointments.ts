import {
  getAppointment,
  listAppointments,
  type Appointment,
  type WholeAppointment,
} from "@anteroom/contract/appointment/appointments";
import { channelOf, realtimeEvents } from "@anteroom/contract/channels";
import { useQuery, useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { Failure } from "./api.ts";
import { useApp, useSession, type App } from "./app-context.tsx";
import type { Session } from "./session.ts";

/** Under this name the query cache holds the patient's appointments. */
const appointmentsKey = ["appointments"] as const;
const listKey = [...appointmentsKey, "list"] as const;
const historyKey = [...appointmentsKey, "history"] as const;
const oneKey = (id: number) => [...appointmentsKey, id] as const;

/** Data of a query as last fetched, with the failure of the last attempt (D.12: old data stays). */
export type Fetched<T> = {
  /** Undefined until first fetched. */
  data: T | undefined;
  /** Why the last attempt failed; null after a success, and while it is unknown. */
  failure: Failure | null;
  isFetching: boolean;
  /** Fetches again; the result arrives by a new render. */
  again: () => void;
};

/** However many screens show a list, it is fetched once, then kept true by hints, focus and reconnect (D.11). */
const onceAndStaysTrue = {
  staleTime: Infinity,
  gcTime: Infinity,
  refetchOnWindowFocus: "always",
  refetchOnReconnect: "always",
} as const;

/**
 * Fetches the patient's upcoming appointments into the query cache (for guests those of this browser), and
 * again on focus, reconnection and, not for guests, realtime hints (it opens that connection). Ends a session that the
 * server refuses.
 */
export function useAppointments(): Fetched<Appointment[]> {
  const app = useApp();
  const query = useQuery({
    ...onceAndStaysTrue,
    queryKey: listKey,
    queryFn: () => fetchList(app, { history: "false" }),
  });
  useAppointmentHints();
  return asFetched(query);
}

/**
 * Fetches all appointments of the patient, including past ones, as `useAppointments` does; a guest gets the
 * same list as there.
 */
export function useAllAppointments(): Fetched<Appointment[]> {
  const app = useApp();
  const query = useQuery({ ...onceAndStaysTrue, queryKey: historyKey, queryFn: () => fetchList(app, {}) });
  useAppointmentHints();
  return asFetched(query);
}

/** An appointment with the fields of the list, or with all fields. */
export type KnownAppointment = Appointment & Partial<WholeAppointment>;

/**
 * Returns the name of the person an appointment is for if it is not the reader: a dependent or an accompanied
 * child. Null: the reader.
 */
export function otherPersonOf(appointment: KnownAppointment): string | null {
  const { dependent_id: dependent, accompanying_adult: adult, patient_name: name } = appointment;
  return dependent !== null || adult ? name : null;
}

/**
 * Fetches one appointment, again on focus, reconnection and realtime hints; shows the list's fields until it
 * has arrived. An unknown id is the failure `not_found`. A refusal ends the session, and drops a guest's
 * token for this appointment.
 */
export function useAppointment(id: number): Fetched<KnownAppointment> {
  const app = useApp();
  const queries = useQueryClient();
  const query = useQuery({
    queryKey: oneKey(id),
    queryFn: () => fetchOne(app, id),
    placeholderData: () => knownIn(queries, listKey, id) ?? knownIn(queries, historyKey, id),
    refetchOnWindowFocus: "always",
    refetchOnReconnect: "always",
  });
  useAppointmentHints(id);
  return asFetched(query);
}

function knownIn(queries: QueryClient, key: readonly string[], id: number): Appointment | undefined {
  return queries.getQueryData<Appointment[]>(key)?.find((one) => one.id === id);
}

/**
 * Marks all appointment queries as stale, fetches those on screen again, and resolves once they have arrived.
 * A first fetch under way may predate the change, so it is repeated after it has finished. Never rejects.
 */
export async function refreshAppointments(queries: QueryClient): Promise<void> {
  const first = queries
    .getQueryCache()
    .findAll({ queryKey: appointmentsKey, fetchStatus: "fetching" })
    .filter(({ state }) => state.data === undefined);
  await queries.invalidateQueries({ queryKey: appointmentsKey });
  if (first.length > 0)
    await queries.invalidateQueries({
      queryKey: appointmentsKey,
      predicate: (query) => first.some((one) => one === query),
    });
}

/** A failure of a query as a value of its own, so that nothing is thrown at the patient or reported. */
class Unanswered extends Error {
  readonly failure: Failure;
  constructor(failure: Failure) {
    super(failure.code);
    this.failure = failure;
  }
}

async function fetchList(app: App, query: { history?: "false" }): Promise<Appointment[]> {
  const { api, session } = app;
  if (session.token() === null) return fetchGuests(app);
  const answer = await api.call(listAppointments, { query });
  if (!answer.isOk) return refuse(session, answer.failure);
  return answer.data.data.collection;
}

/** What this browser has booked as a guest. */
async function fetchGuests(app: App): Promise<Appointment[]> {
  const found = await Promise.all(
    app.guest.get().map(({ appointmentId }) => fetchOne(app, appointmentId).catch(leaveOut)),
  );
  return found.flat();
}

/** What this browser may no longer open is left out of the list; without an answer there is no list. */
function leaveOut(error: unknown): [] {
  const isGone = error instanceof Unanswered && ["unauthenticated", "not_found"].includes(error.failure.code);
  if (isGone) return [];
  throw error;
}

async function fetchOne({ api, guest, session }: App, id: number): Promise<KnownAppointment> {
  const answer = await api.call(getAppointment, { params: { appointment_id: id } });
  // A guest's right has ended.
  if (!answer.isOk && answer.failure.code === "unauthenticated" && guest.tokenOf(id) !== null) guest.drop(id);
  if (!answer.isOk) return refuse(session, answer.failure);
  return answer.data.data.entity;
}

/** A session that the server no longer knows ends here too: trying again would bring nothing. */
async function refuse(session: Session, failure: Failure): Promise<never> {
  if (failure.code === "unauthenticated" && session.token() !== null) await session.end(null);
  throw new Unanswered(failure);
}

type Query<T> = {
  data: T | undefined;
  error: Error | null;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
};

function asFetched<T>({ data, error, isFetching, refetch }: Query<T>): Fetched<T> {
  const failure = error instanceof Unanswered ? error.failure : null;
  return { data, failure, isFetching, again: () => void refetch() };
}

/** While a view of appointments is open the patient's channel tells it what has changed; a guest hears of the one on the page. */
function useAppointmentHints(id = 0): void {
  const { boot, guest, realtime } = useApp();
  const queries = useQueryClient();
  const session = useSession();
  const patientId = session.kind === "signed-in" ? session.profile.id : null;
  const { tenantId } = boot;
  useEffect(() => {
    const isGuests = guest.tokenOf(id) !== null;
    if (tenantId === null || (patientId === null && !isGuests)) return;
    const channel =
      patientId === null || isGuests
        ? channelOf.appointment(tenantId, id)
        : channelOf.patient(tenantId, patientId);
    let isOpen = true;
    let leave = () => {};
    const refresh = () => void refreshAppointments(queries);
    const connect = async () => {
      const connection = await realtime();
      if (!isOpen) return;
      leave = connection.subscribe(channel, {
        events: { [realtimeEvents.appointmentChanged]: refresh },
        onEntered: refresh, // earlier changes were not announced here, however fresh the answer is
      });
    };
    connect().catch(() => {}); // without it the page still asks again on focus and reconnect
    return () => {
      isOpen = false;
      leave();
    };
  }, [realtime, queries, guest, id, tenantId, patientId]);
}
