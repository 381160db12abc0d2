import type { Doctor, listDoctors as endpoint } from "@anteroom/contract/appointment/find-doctor";
import type { Call, Handler } from "../../platform/http/mount.ts";
import { problem } from "../../platform/http/problem.ts";
import {
  loadFirstFreeSlots,
  type DoctorFacts,
  type DoctorWithTimes,
} from "../../shared/appointment/doctor-calendars.ts";
import { readCursor, writeCursor } from "./doctor-cursor.ts";
import { presentDoctor, shownSlots } from "./present-doctor.ts";

type ListCall = Pick<Call<typeof endpoint>, "tenant" | "txReplica" | "query" | "locale" | "now">;

/** Doctors per page without `limit`. */
const pageLength = 20;

/**
 * Returns the handler that lists doctors by specialty and language, earliest free slot first (S2.R03): all,
 * or a page when `limit` or `cursor` is given (decision 63). The order of pages is cached by clinic for
 * `orderAge` ms; free slots are never cached.
 */
export function openDoctorList(orderAge: number): Handler<typeof endpoint> {
  const orders = new Map<number, Promise<Place[]>>();
  return async (call) => {
    const { tenant, query, locale } = call;
    if (!tenant.settings.patientsWebScheduling) return problem("feature_off");
    const present = (chosen: readonly DoctorWithTimes[]): Doctor[] =>
      chosen.map((one) => presentDoctor(one, { tenant, locale }));
    const isPage = query.limit !== undefined || query.cursor !== undefined;
    if (!isPage) return { data: { collection: present(await loadSorted(call, filterOf(call))) } };
    const order = orders.get(tenant.id) ?? readOrder(call);
    const given = readCursor(query.cursor ?? "");
    const fits = fitting(filterOf(call));
    const left = (await order).filter((place) => fits(place) && !given.has(place.id));
    const doctorIds = left.slice(0, Number(query.limit ?? pageLength)).map(({ id }) => id);
    for (const id of doctorIds) given.add(id);
    const next_cursor = doctorIds.length < left.length ? writeCursor(given) : null;
    return { data: { collection: present(await loadSorted(call, { doctorIds })), next_cursor } };
  };

  function readOrder(call: ListCall): Promise<Place[]> {
    const { id } = call.tenant;
    const order = loadSorted(call, {}).then((found) =>
      found.map(({ doctor: { id, specialty, languages } }) => ({ id, specialty, languages })),
    );
    orders.set(id, order);
    const forget = () => orders.delete(id);
    order.then(() => setTimeout(forget, orderAge).unref(), forget);
    return order;
  }
}

type Place = Pick<DoctorFacts, "id" | "specialty" | "languages">;
type Filter = { specialties?: string[] | undefined; languages?: string[] | undefined };

const filterOf = ({ query }: ListCall): Filter => ({
  specialties: query.specialties?.split(","),
  languages: query.languages?.split(","),
});

const fitting =
  ({ specialties, languages }: Filter) =>
  (place: Place): boolean =>
    (!specialties || specialties.includes(place.specialty)) &&
    (!languages || languages.some((tag) => place.languages.includes(tag)));

async function loadSorted(
  { tenant, txReplica, now }: ListCall,
  which: Filter | { doctorIds: number[] },
): Promise<DoctorWithTimes[]> {
  const found = await txReplica((one) => loadFirstFreeSlots(one, tenant, { now, ...which }, shownSlots));
  return found.sort(soonestFirst);
}

/** Orders by the first free slot, then by name without the title, which depends on the language. */
function soonestFirst(a: DoctorWithTimes, b: DoctorWithTimes): number {
  const [first = Infinity, second = Infinity] = [a.slots[0]?.startTime, b.slots[0]?.startTime];
  return first < second ? -1 : first > second ? 1 : byName.compare(a.doctor.name, b.doctor.name);
}

const byName = new Intl.Collator();
