import { Messages } from "../../../shared/messages/messages.tsx";
import type { PanelProps } from "./panel-props.ts";

/** The appointment's message thread, beside waiting room and call (D.93). */
export function MessagePanel({ session, appointment }: PanelProps) {
  return <Messages appointment={appointment} line={session} />;
}
