import type { Appointment } from "@anteroom/contract/appointment/appointments";
import type { VitalValues } from "@anteroom/domain/vitals/vital-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { callRequestToAnnounce, openRequestOf } from "../session/request-events.ts";
import { RequestLabel } from "../call/request-card.tsx";
import { SideTitle } from "../call/side-title.tsx";
import { useCallRequests } from "../session/use-call-requests.ts";
import type { CallRole } from "../call/call-panels.tsx";
import type { CallSession } from "../session/call-session.ts";

const { Part: RequestBody } = lazyPart(async () => (await import("../call/request-body.tsx")).RequestBody);
const { Part: SentDanger } = lazyPart(async () => (await import("../call/request-body.tsx")).SentDanger);
const { Part: CallBackForm } = lazyPart(async () => (await import("./call-back-form.tsx")).CallBackForm);

type Props = { session: CallSession; appointment: Appointment; role: CallRole };

/**
 * Fetches the doctor's requests in the waiting room and announces one at a time; it is answered in a dialog,
 * opened by a tap. Dangerous values open another dialog once sent. Where the clinic phones back, a tap asks for it.
 */
export function WaitingRequests({ session, appointment, role }: Props) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const requests = useCallRequests(session, role);
  const [opened, setOpened] = useState<number | null>(null);
  const [sent, setSent] = useState<VitalValues | null>(null);
  const [isAskingForCall, setAskingForCall] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const question = openRequestOf(requests.all);
  const requested = question?.id === opened ? question : null;
  const unread = callRequestToAnnounce(requests.all, requested, read);
  const closeCall = () => setAskingForCall(false);
  return (
    <>
      {unread && (
        <output>
          <RequestLabel
            request={unread}
            appointment={appointment}
            requests={requests}
            onAnswer={({ id }) => setOpened(id)}
            onRead={({ id, state }) => setRead((before) => new Set(before).add(`${id} ${state}`))}
            onCallBack={settings.phoneCallBack ? () => setAskingForCall(true) : null}
          />
        </output>
      )}
      <Dialog
        isOpen={requested !== null}
        onClose={() => setOpened(null)}
        title={
          requested ? (
            <SideTitle content={{ show: "request", request: requested }} appointment={appointment} />
          ) : (
            ""
          )
        }
        closeLabel={t`Close`}
      >
        {requested && (
          <RequestBody
            request={requested}
            session={session}
            appointment={appointment}
            requests={requests}
            onDanger={setSent}
          />
        )}
      </Dialog>
      {/* Once the first dialog is gone: its answer may still be on the way. */}
      <Dialog
        isOpen={sent !== null && requested === null}
        onClose={() => setSent(null)}
        title={sent ? <SideTitle content={{ show: "danger", values: sent }} appointment={appointment} /> : ""}
        closeLabel={t`Close`}
      >
        {sent && <SentDanger values={sent} appointment={appointment} />}
      </Dialog>
      <Dialog
        isOpen={isAskingForCall}
        onClose={closeCall}
        title={<Trans>Would you like us to phone you?</Trans>}
        closeLabel={t`Close`}
      >
        {isAskingForCall && (
          <CallBackForm session={session} onSend={requests.askForCall} onNo={closeCall} onDone={closeCall} />
        )}
      </Dialog>
    </>
  );
}
