import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import type { Api } from "../../../platform/api.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { laterDialog } from "../../../ui/overlay/later-dialog.tsx";
import { hasEarlier } from "./has-earlier.ts";

const MoveDialog = laterDialog(async () => (await import("./move-dialog.tsx")).MoveDialog);

/** Whether the doctor has a free time before the appointment already; where that cannot be asked, it is not said. */
export async function asksEarlier(api: Api, { doctor, start_time: own }: Appointment): Promise<boolean> {
  const answer = await api.call(listSlots, { params: { doctor_id: doctor.id }, query: { days: "31" } });
  return answer.isOk && hasEarlier(answer.data.data.collection, own);
}

type Props = { appointment: Appointment; onMoved: (to: string) => void };

/** Nobody need wait for what is free now: the times to move to, at once. */
export function EarlierNow({ appointment, onMoved }: Props) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  };
  return (
    <div ref={opener}>
      <Banner
        role="alert"
        action={
          <Button kind="soft" isSmall onClick={() => setOpen(true)}>
            <Trans>See the times</Trans>
          </Button>
        }
      >
        <Trans>Earlier times are available now.</Trans>
      </Banner>
      {isOpen && <MoveDialog appointment={appointment} onClose={close} onDone={onMoved} />}
    </div>
  );
}
