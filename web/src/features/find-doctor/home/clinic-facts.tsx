import type { Doctor } from "@anteroom/contract/appointment/find-doctor";
import { holdMinutes } from "@anteroom/domain/booking/slots";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Price } from "../../../platform/price.tsx";
import type { IconName } from "../../../ui/icons/icon-names.ts";
import { IconTile } from "../../../ui/card/rows.tsx";
import styles from "./clinic-facts.module.css";

/**
 * Renders two or three facts for visitors: how long a time is held, only where booking online is on; the lowest
 * price of `doctors`, or the camera test without any price; and that the doctor phones when the video fails, or,
 * where the clinic does not phone, that patients can return to the call.
 */
export function ClinicFacts({ doctors }: { doctors: readonly Doctor[] }) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const prices = doctors.flatMap(({ price }) => (price ? [price] : []));
  const lowest = prices.sort((a, b) => a.amount_minor - b.amount_minor)[0];
  const from = lowest && <Price amountMinor={lowest.amount_minor} currency={lowest.currency} />;
  return (
    <ul className={styles["list"]} aria-label={t`Good to know`}>
      {settings.patientsWebScheduling && (
        <Point icon="clock" title={t`No need to rush`}>
          <Trans>We hold the time you choose for {holdMinutes} minutes while you book.</Trans>
        </Point>
      )}
      {from ? (
        <Point icon="receipt" title={t`The price before you choose`}>
          <Trans>From {from}. You see the whole price before you pay.</Trans>
        </Point>
      ) : (
        <Point icon="camera" title={t`Try it first`}>
          <Trans>A short test checks your camera and sound.</Trans>
        </Point>
      )}
      {settings.phoneCallBack ? (
        <Point icon="phone" title={t`No video? We’ll phone you`}>
          <Trans>If the video fails, the doctor phones you.</Trans>
        </Point>
      ) : (
        <Point icon="door" title={t`You can come back`}>
          <Trans>If the call drops, come back here. We’ll keep your place.</Trans>
        </Point>
      )}
    </ul>
  );
}

function Point({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <IconTile icon={icon} />
      <div>
        <h2 className={styles["title"]}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
    </li>
  );
}
