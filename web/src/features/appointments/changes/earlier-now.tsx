import type { Appointment } from "@anteroom/contract/appointment/appointments";
import { listSlots } from "@anteroom/contract/appointment/find-doctor";
import { Trans } from "@lingui/react/macro";
import { useRef, useState } from "react";
import { useApp } from "../../../platform/app-context.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { lazyDialog } from "../../../ui/overlay/lazy-dialog.tsx";
import { hasEarlierTime } from "./has-earlier.ts";

const MoveDialog = lazyDialog(async () => (await import("./move-dialog.tsx")).MoveDialog);

type Props = { appointment: Appointment; onMoved: (to: string) => void };

/**
 * Renders a notice with a button to move, where the doctor has an earlier free time in the next 31 days.
 * Fetches the free times; renders nothing if that fails. `onMoved` receives the new start.
 */
export function FreeEarlierTimes({ appointment, onMoved }: Props) {
  const { api } = useApp();
  const { id, doctor, start_time: own } = appointment;
  // Below the appointment in the cache: what refreshes that refreshes this.
  const { data: isFree } = useApiQuery(["appointments", id, "earlier", own], async () => {
    const answer = await api.call(listSlots, { params: { doctor_id: doctor.id }, query: { days: "31" } });
    return answer.isOk ? { isOk: true, data: hasEarlierTime(answer.data.data.collection, own) } : answer;
  });
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLDivElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.querySelector("button")?.focus());
  };
  if (!isFree) return null;
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
