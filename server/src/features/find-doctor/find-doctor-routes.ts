import * as endpoints from "@anteroom/contract/appointment/find-doctor";
import { mount } from "../../platform/http/mount.ts";
import type { Services } from "../../platform/config/services.ts";
import { getDoctor } from "./get-doctor.ts";
import { openDoctorList } from "./list-doctors.ts";
import { listSlots } from "./list-slots.ts";

/** For so many ms the order of a clinic's doctors is kept: whose page is one of ten reads its own doctors and not all. */
const longestOrderAge = 1_000;

/** Registers the routes of doctors and their free slots. */
export function findDoctorRoutes({ app }: Pick<Services, "app">, orderAge = longestOrderAge): void {
  mount(app, endpoints.listDoctors, openDoctorList(orderAge));
  mount(app, endpoints.getDoctor, getDoctor);
  mount(app, endpoints.listSlots, listSlots);
}
