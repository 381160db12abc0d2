import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallSession } from "../session/call-session.ts";

/** What every panel beside the waiting room or the call gets. */
export type PanelProps = { session: CallSession; appointment: Appointment; onClose: () => void };
