import * as dependents from "@anteroom/contract/dependents";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { addDependent } from "./add-dependent.ts";
import { answerCare, seeCare } from "./answer-care.ts";
import { changeDependent } from "./change-dependent.ts";
import { listDependents } from "./list-dependents.ts";
import { removeDependent } from "./remove-dependent.ts";

/** Those a patient cares for, and the consent of those who are adults. */
export function dependentsRoutes(services: Services): void {
  const { app } = services;
  mount(app, dependents.listDependents, listDependents);
  mount(app, dependents.addDependent, (call) => addDependent(call, services));
  mount(app, dependents.changeDependent, (call) => changeDependent(call, services));
  mount(app, dependents.removeDependent, removeDependent);
  mount(app, dependents.seeCare, seeCare);
  mount(app, dependents.answerCare, (call) => answerCare(call, services));
}
