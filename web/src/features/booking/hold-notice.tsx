import { holdState } from "@anteroom/domain/booking/hold";
import { minutesLeft } from "@anteroom/domain/appointment/appointment-time";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../platform/api.ts";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { timesAddress } from "../../shared/booking/booking-addresses.ts";
import { hasWrittenBooking, type SlotChoice } from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { useCountdown } from "../../platform/time/use-countdown.ts";
import { Button } from "../../ui/button.tsx";
import { HoldBar } from "../../ui/card/hold-bar.tsx";
import { textLinkClass } from "../../ui/text-link.tsx";
import { FailureBanner } from "./payment/outcome/failure-banner.tsx";
import { useAppointmentTime } from "../../platform/time/appointment-time.tsx";
import { isSameSlot, type HoldState, type HoldStore, type StoredHold } from "./hold-store.ts";

type Props = { slot: SlotChoice; state: HoldState; holds: HoldStore };

/**
 * Renders how many minutes the hold remains, with a button to extend it, or that it is being taken or has
 * ended. If another time is held in this browser, or it has ended, it offers to hold this one again.
 * Announces the last two minutes and the last 20 s.
 */
export function HoldNotice({ slot, state, holds }: Props) {
  const { time } = useAppointmentTime(slot.startTime);
  const again = () => void holds.takeSlot(slot);
  if (state.kind === "kept" && isSameSlot(state.hold, slot))
    return <HeldSlot hold={state.hold} holds={holds} onAgain={again} />;
  const clock = <bdi dir="ltr">{time}</bdi>;
  if (state.kind === "kept")
    return (
      <HoldBar isEnding action={<AgainButton onClick={again} />}>
        <Trans>You chose another time in this browser. We’re no longer holding {clock} for you.</Trans>
      </HoldBar>
    );
  return (
    <HoldBar>
      <output>
        <Trans>Reserving {clock} for you…</Trans>
      </output>
    </HoldBar>
  );
}

function HeldSlot({ hold, holds, onAgain }: { hold: StoredHold; holds: HoldStore; onAgain: () => void }) {
  const { clock, storage } = useApp();
  const { settings } = useClinic();
  const now = useCountdown(clock, hold.expiresAt);
  const [isAsking, setAsking] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const { time } = useAppointmentTime(hold.startTime);
  const shown = <bdi dir="ltr">{time}</bdi>;
  const phase = holdState(hold, now);
  const extend = async () => {
    setAsking(true);
    setFailure(await holds.extend());
    setAsking(false);
  };
  const minutes = minutesLeft(hold.expiresAt, now);
  const more = hold.extensionsLeft > 0 && (
    <Button kind="soft" isSmall isPending={isAsking} onClick={() => void extend()}>
      <Trans>More time</Trans>
    </Button>
  );
  const isOver = phase === "expired";
  return (
    <div className="stack g2">
      <HoldBar isEnding={phase !== "live"} action={isOver ? <AgainButton onClick={onAgain} /> : more}>
        {/* There from the start: a region that comes together with its words is not read out. */}
        <output>
          {isOver && <Trans>We’re no longer holding {shown} for you.</Trans>}
          {isOver && hasWrittenBooking(deviceMemory(storage)) && (
            <>
              {" "}
              <Trans>What you wrote is still here.</Trans>
            </>
          )}
        </output>
        {!isOver && <MinutesLeft time={shown} minutes={minutes} />}
      </HoldBar>
      <Announced msLeft={hold.expiresAt - now} isEnding={phase === "ending"} hasMore={more !== false} />
      {isOver && (
        <AppLink to={timesAddress(hold, settings.timeZone)} className={textLinkClass()}>
          <Trans>Choose another time</Trans>
        </AppLink>
      )}
      {!isOver && failure && failure.code !== "hold_extension_limit" && <FailureBanner failure={failure} />}
    </div>
  );
}

function MinutesLeft({ time, minutes }: { time: ReactNode; minutes: number }) {
  return (
    <>
      <strong>
        <Trans>{time} is reserved for you</Trans>
      </strong>{" "}
      <Plural value={minutes} one="for # more minute" other="for # more minutes" />
    </>
  );
}

/** Read out twice only: when two minutes are left, and when 20 seconds are. */
function Announced(props: { msLeft: number; isEnding: boolean; hasMore: boolean }) {
  const { t } = useLingui();
  const words = () => {
    if (!props.isEnding) return "";
    if (props.msLeft <= 20_000) return t`We’re holding your time for 20 more seconds.`;
    return props.hasMore
      ? t`We’re holding your time for two more minutes. Press “More time” to hold it longer.`
      : t`We’re holding your time for two more minutes.`;
  };
  return <output className="vh">{words()}</output>;
}

function AgainButton({ onClick }: { onClick: () => void }) {
  return (
    <Button kind="soft" isSmall onClick={onClick}>
      <Trans>Hold it again</Trans>
    </Button>
  );
}
