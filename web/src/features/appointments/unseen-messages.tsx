import { Plural, Trans } from "@lingui/react/macro";
import { unseenCountOf } from "../../shared/messages/message-thread.ts";
import { useThread } from "../../shared/messages/use-thread.ts";

/**
 * Renders how many messages of the clinic are unread; without any, that one can write, or that the messages
 * stay readable. Until the thread is fetched, `isOpen` decides. Opens the thread, which fetches it and sends queued messages.
 */
export function UnseenMessages({ appointmentId, isOpen }: { appointmentId: number; isOpen: boolean }) {
  const { state } = useThread(appointmentId);
  const count = unseenCountOf(state);
  if (count > 0)
    return (
      <span className="b">
        <Plural value={count} one="# new message" other="# new messages" />
      </span>
    );
  if (!(state.thread?.is_open ?? isOpen)) return <Trans>What you wrote stays here.</Trans>;
  return <Trans>Message the clinic about this appointment.</Trans>;
}
