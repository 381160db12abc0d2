import type { Appointment } from "@anteroom/contract/appointments";
import type { VisitSession } from "./visit-session.ts";

/** What every panel beside the waiting room or the call gets. */
export type PanelProps = { session: VisitSession; appointment: Appointment; onClose: () => void };
