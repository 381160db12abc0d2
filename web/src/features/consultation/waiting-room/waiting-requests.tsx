import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Dialog } from "../../../ui/overlay/dialog.tsx";
import { later } from "../../../ui/later.tsx";
import { newsOf, questionOf } from "../session/request-events.ts";
import { RequestPlate } from "../call/request-card.tsx";
import { SideTitle } from "../call/side-title.tsx";
import { useVisitRequests } from "../session/use-call-requests.ts";
import type { VisitRole } from "../call/call-panels.tsx";
import type { VisitSession } from "../session/call-session.ts";

const { Part: RequestBody } = later(async () => (await import("../call/request-body.tsx")).RequestBody);
const { Part: CallBackForm } = later(async () => (await import("./call-back-form.tsx")).CallBackForm);

type Props = { session: VisitSession; appointment: Appointment; role: VisitRole };

/** What the doctor asks for while one still waits: told on a plate, answered in a dialog when one wants to. */
export function WaitingRequests({ session, appointment, role }: Props) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const requests = useVisitRequests(session, role);
  const [opened, setOpened] = useState<number | null>(null);
  const [isAskingForCall, setAskingForCall] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const question = questionOf(requests.all);
  const asked = question?.id === opened ? question : null;
  const news = newsOf(requests.all, asked, read);
  const closeCall = () => setAskingForCall(false);
  return (
    <>
      {news && (
        <output>
          <RequestPlate
            request={news}
            appointment={appointment}
            requests={requests}
            onAnswer={({ id }) => setOpened(id)}
            onRead={({ id, state }) => setRead((before) => new Set(before).add(`${id} ${state}`))}
            onCallBack={settings.phoneCallBack ? () => setAskingForCall(true) : null}
          />
        </output>
      )}
      <Dialog
        isOpen={asked !== null}
        onClose={() => setOpened(null)}
        title={
          asked ? <SideTitle content={{ show: "request", request: asked }} appointment={appointment} /> : ""
        }
        closeLabel={t`Close`}
      >
        {asked && (
          <RequestBody request={asked} session={session} appointment={appointment} requests={requests} />
        )}
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
