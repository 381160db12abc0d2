import { Messages } from "../../../shared/messages/messages.tsx";
import type { PanelProps } from "./panel-props.ts";

/** The call's chat and the waiting room's way to the clinic: the one thread of the visit (D.93). */
export function MessagePanel({ session, appointment }: PanelProps) {
  return <Messages appointment={appointment} line={session} />;
}
