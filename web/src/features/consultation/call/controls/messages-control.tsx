import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Plural, useLingui } from "@lingui/react/macro";
import { useLocale } from "../../../../platform/i18n/locale.ts";
import { unseenCountOf } from "../../../../shared/messages/message-thread.ts";
import { useThread } from "../../../../shared/messages/use-thread.ts";
import type { CallPanel } from "../call-panels.tsx";
import type { CallSession } from "../../session/call-session.ts";
import { CallControl } from "./call-control.tsx";

type Props = {
  session: CallSession;
  appointment: Appointment;
  panel: CallPanel;
  isOpen: boolean;
  onPress: () => void;
};

/** Renders the control of the messages panel with the number of the clinic's unread messages, and announces each. */
export function MessagesControl({ session, appointment, panel, isOpen, onPress }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { state } = useThread(appointment.id, session);
  const count = unseenCountOf(state);
  const unread = count > 0 && <Plural value={count} one="# new message" other="# new messages" />;
  return (
    <>
      <CallControl
        icon={panel.icon}
        count={count > 0 && new Intl.NumberFormat(locale).format(count)}
        isOpen={isOpen}
        onPress={onPress}
      >
        {t(panel.label)}
        {unread && <span className="vh"> {unread}</span>}
      </CallControl>
      <output className="vh">{!isOpen && unread}</output>
    </>
  );
}
