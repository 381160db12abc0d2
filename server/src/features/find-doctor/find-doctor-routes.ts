import * as endpoints from "@anteroom/contract/appointment/find-doctor";
import { mount } from "../../platform/http/mount.ts";
import type { Services } from "../../platform/config/services.ts";
import { getDoctor } from "./get-doctor.ts";
import { openDoctorList } from "./list-doctors.ts";
import { listSlots } from "./list-slots.ts";

/** How long the order of a clinic's doctors is cached, in ms, so that pages read only their own doctors. */
const longestOrderAge = 1_000;

/**
 * Registers the public routes to list doctors, read one, and list a doctor's free slots. `orderAge`: how long
 * the order of pages is cached, in ms.
 */
export function findDoctorRoutes({ app }: Pick<Services, "app">, orderAge = longestOrderAge): void {
  mount(app, endpoints.listDoctors, openDoctorList(orderAge));
  mount(app, endpoints.getDoctor, getDoctor);
  mount(app, endpoints.listSlots, listSlots);
}
