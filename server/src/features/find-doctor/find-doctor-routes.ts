import * as endpoints from "@anteroom/contract/find-doctor";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { getDoctor } from "./get-doctor.ts";
import { listDoctors } from "./list-doctors.ts";
import { listSlots } from "./list-slots.ts";

/** Doctors of the clinic and their free times. */
export function findDoctorRoutes({ app }: Services): void {
  mount(app, endpoints.listDoctors, listDoctors);
  mount(app, endpoints.getDoctor, getDoctor);
  mount(app, endpoints.listSlots, listSlots);
}
