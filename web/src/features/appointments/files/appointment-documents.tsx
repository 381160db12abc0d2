import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { maySendFiles } from "@anteroom/domain/appointment/appointment-files";
import { messageAccess } from "@anteroom/domain/appointment/message-access";
import { Trans } from "@lingui/react/macro";
import { useApp } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { rowLinkClass, RowLinkInside, Rows, IconTile } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";

/** Renders links to the files of an appointment and, where there may be any, its messages. */
export function AppointmentDocuments({ appointment }: { appointment: Appointment }) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const { id, status, end_time: end } = appointment;
  const messages = messageAccess({ status, endTime: Date.parse(end) }, now);
  return (
    <Sheet isFlush>
      <Rows>
        <li>
          <AppLink to={`/appointments/${id}/files`} className={rowLinkClass}>
            <RowLinkInside
              lead={<IconTile icon="paperclip" />}
              title={<Trans>Files</Trans>}
              detail={
                maySendFiles({ status, endTime: Date.parse(end) }, now) ? (
                  <Trans>Send the doctor photos or documents, or read what was shared with you.</Trans>
                ) : status === "pending_payment" ? (
                  <Trans>Once this appointment is paid, you can send the doctor photos or documents.</Trans>
                ) : (
                  <Trans>Read what was shared.</Trans>
                )
              }
            />
          </AppLink>
        </li>
        {messages !== "none" && (
          <li>
            <AppLink to={`/appointments/${id}?view=messages`} className={rowLinkClass}>
              <RowLinkInside
                lead={<IconTile icon="chat" />}
                title={<Trans>Messages</Trans>}
                detail={<Unseen appointmentId={id} isOpen={messages === "open"} />}
              />
            </AppLink>
          </li>
        )}
      </Rows>
    </Sheet>
  );
}

const unseenMessages = lazyPart(async () => (await import("../unseen-messages.tsx")).UnseenMessages);

/** Says nothing where it was lost: the link around it leads to the messages all the same. */
function Unseen(props: { appointmentId: number; isOpen: boolean }) {
  const { Shown } = unseenMessages.usePart();
  return Shown && <Shown {...props} />;
}
