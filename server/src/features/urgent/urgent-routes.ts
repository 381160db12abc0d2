import * as endpoints from "@anteroom/contract/urgent";
import type { Hints } from "../../platform/hints.ts";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { acknowledgeUrgentEvent } from "./acknowledge-urgent-event.ts";
import { getUrgentReceipt } from "./get-urgent-receipt.ts";
import { listUrgentEvents } from "./list-urgent-events.ts";
import { tellClinic } from "./tell-clinic.ts";

/** A danger that was noticed reaches the clinic, and its answer the person. Nobody is sent a mail: it would come too late. */
export function urgentRoutes({ app }: Services, hints: Pick<Hints, "urgentChanged">): void {
  mount(app, endpoints.tellClinic, (call) => tellClinic(hints, call));
  mount(app, endpoints.getUrgentReceipt, getUrgentReceipt);
  mount(app, endpoints.clinicListUrgentEvents, listUrgentEvents);
  mount(app, endpoints.clinicAcknowledgeUrgentEvent, (call) => acknowledgeUrgentEvent(hints, call));
}
