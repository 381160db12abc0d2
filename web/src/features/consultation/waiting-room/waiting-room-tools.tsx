import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Plural, Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { unseenCountOf } from "../../../shared/messages/message-thread.ts";
import { useThread } from "../../../shared/messages/use-thread.ts";
import { panelsFor, type PanelId, type CallRole } from "../call/call-panels.tsx";
import type { CallSession } from "../session/call-session.ts";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import styles from "./waiting-room.module.css";

type Props = {
  session: CallSession;
  appointment: Appointment;
  role: CallRole;
  onOpen: (id: PanelId) => void;
};

/** Renders the buttons of the panels offered while waiting; `onOpen` receives the panel's id. */
export function WaitingTools({ session, appointment, role, onOpen }: Props) {
  const { settings } = useClinic();
  const offered = panelsFor({ settings, role });
  return (
    <ul className={styles["tools"]}>
      {offered.map(({ id, icon }) => {
        const open = () => onOpen(id);
        return (
          <li key={id}>
            {id === "messages" ? (
              <MessageTool {...{ session, appointment, icon }} onOpen={open} />
            ) : (
              <Tool id={id} icon={icon} onOpen={open} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

type ToolProps = { id: PanelId; icon: IconName; onOpen: () => void; children?: ReactNode };

function Tool({ id, icon, onOpen, children }: ToolProps) {
  return (
    <button type="button" className={styles["tool"]} onClick={onOpen}>
      <Icon name={icon} />
      <span>{words[id]}</span>
      {children}
    </button>
  );
}

type MessageProps = Pick<Props, "session" | "appointment"> & Omit<ToolProps, "id">;

/** An answer that comes while the panel is shut is announced, and counted beside the name. */
function MessageTool({ session, appointment, icon, onOpen }: MessageProps) {
  const { state } = useThread(appointment.id, session);
  const count = unseenCountOf(state);
  const said = count > 0 && <Plural value={count} one="# new message" other="# new messages" />;
  return (
    <>
      <Tool id="messages" icon={icon} onOpen={onOpen}>
        {said && (
          <span className={styles["unseen"]}>
            <span aria-hidden="true">{count}</span>
            <span className="vh">{said}</span>
          </span>
        )}
      </Tool>
      <output className="vh">{said}</output>
    </>
  );
}

const words: Readonly<Record<PanelId, ReactNode>> = {
  messages: <Trans>Message the clinic</Trans>,
  files: <Trans>Add photos or files</Trans>,
  people: <Trans>Invite someone</Trans>,
  devices: <Trans>Test devices</Trans>,
};
