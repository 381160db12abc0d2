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

/** A link to change one line of a booking. The hold stays until another time is chosen. */
export function ChangeLink({ to, label }: Props) {
  const app = useApp();
  return (
    <AppLink to={to} aria-label={label} onClick={() => holdStoreOf(app).keepWhileChanging()}>
      <Trans>Change</Trans>
    </AppLink>
  );
}

/** A link to other times of the same doctor. */
export function ChangeTime({ slot }: { slot: SlotChoice }) {
  const { settings } = useClinic();
  const { t } = useLingui();
  return <ChangeLink to={timesAddress(slot, settings.timeZone)} label={t`Change the time`} />;
}
