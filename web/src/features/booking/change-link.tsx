import { Trans, useLingui } from "@lingui/react/macro";
import { useApp, useClinic } from "../../platform/app-context.tsx";
import { timesAddress } from "../../shared/booking/booking-addresses.ts";
import type { SlotChoice } from "../../shared/booking/booking-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { holdStoreOf } from "./hold-store.ts";

type Props = {
  to: string;
  /** Says what is changed to those who do not see the line; contains the visible word. */
  label: string;
};

/** A way to change one line of a booking. The time stays reserved until another is taken. */
export function ChangeLink({ to, label }: Props) {
  const app = useApp();
  return (
    <AppLink to={to} aria-label={label} onClick={() => holdStoreOf(app).keepWhileChanging()}>
      <Trans>Change</Trans>
    </AppLink>
  );
}

/** The way to another time of the same doctor. */
export function ChangeTime({ slot }: { slot: SlotChoice }) {
  const { settings } = useClinic();
  const { t } = useLingui();
  return <ChangeLink to={timesAddress(slot, settings.timeZone)} label={t`Change the time`} />;
}
