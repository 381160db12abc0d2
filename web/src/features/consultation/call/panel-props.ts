import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { CallSession } from "../session/call-session.ts";

/** Props of each panel beside waiting room or call. */
export type PanelProps = { session: CallSession; appointment: Appointment; onClose: () => void };
