import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { timesAddress } from "../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { holdStoreOf } from "./hold-store.ts";

type Props = {
  to: string;
  /** Accessible name: says what is changed; contains the visible text. */
  label: string;
};

/**
 * Renders a link to change one line of a booking. A click keeps the hold while the person looks among the
 * doctors, until another time is chosen.
 */
export function ChangeLink({ to, label }: Props) {
  const app = useApp();
  return (
    <AppLink to={to} aria-label={label} onClick={() => holdStoreOf(app).keepWhileChanging()}>
      <Trans>Change</Trans>
    </AppLink>
  );
}

/** Renders a link to other times of the same doctor; the hold stays until another is chosen. */
export function ChangeTime({ slot }: { slot: SlotChoice }) {
  const { settings } = useClinic();
  const { t } = useLingui();
  return <ChangeLink to={timesAddress(slot, settings.timeZone)} label={t`Change the time`} />;
}
