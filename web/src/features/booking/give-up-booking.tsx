import { Trans } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { timesAddress } from "../../shared/booking/booking-addresses.ts";
import { eraseDrafts } from "../../shared/booking/erase-booking.ts";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { textLinkClass } from "../../ui/text-link.tsx";
import type { HoldStore } from "./hold-store.ts";

type Props = {
  slot: SlotChoice;
  holds: HoldStore;
  /** Discards input that is not stored yet. */
  drop: () => void;
};

/**
 * Renders the button that, without a question, releases the hold, erases the booking's drafts and leads to
 * the doctor's times. `drop` must discard input not stored yet.
 */
export function GiveUpBooking({ slot, holds, drop }: Props) {
  const { navigate, storage } = useApp();
  const { settings } = useClinic();
  const giveUp = async () => {
    await holds.release();
    drop();
    eraseDrafts(deviceMemory(storage));
    await navigate(timesAddress(slot, settings.timeZone));
  };
  return (
    <p>
      <button type="button" className={textLinkClass()} onClick={() => void giveUp()}>
        <Trans>Cancel and release this time</Trans>
      </button>
    </p>
  );
}
