import type { Doctor } from "@anteroom/contract/find-doctor";
import { holdMinutes } from "@anteroom/domain/slots";
import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../platform/app-context.tsx";
import { Price } from "../../platform/price.tsx";
import type { IconName } from "../../ui/icons/icon-names.ts";
import { Tile } from "../../ui/rows.tsx";
import styles from "./why-here.module.css";

/** Three things a visitor wants to know before anything else; each is true of this very clinic. */
export function WhyHere({ doctors }: { doctors: readonly Doctor[] }) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const prices = doctors.flatMap(({ price }) => (price ? [price] : []));
  const lowest = prices.sort((a, b) => a.amount_minor - b.amount_minor)[0];
  const from = lowest && <Price amountMinor={lowest.amount_minor} currency={lowest.currency} />;
  return (
    <ul className={styles["list"]} aria-label={t`Good to know`}>
      {settings.patientsWebScheduling && (
        <Point icon="clock" title={t`Your time is kept`}>
          <Trans>The time you tap is yours for {holdMinutes} minutes while you book.</Trans>
        </Point>
      )}
      {from ? (
        <Point icon="receipt" title={t`The price before you choose`}>
          <Trans>From {from}. You see the whole price before you pay.</Trans>
        </Point>
      ) : (
        <Point icon="camera" title={t`Try it first`}>
          <Trans>A short test shows you that camera and sound work.</Trans>
        </Point>
      )}
      {settings.phoneCallBack ? (
        <Point icon="phone" title={t`No picture? We call you`}>
          <Trans>If the video fails, the doctor telephones you.</Trans>
        </Point>
      ) : (
        <Point icon="door" title={t`The door stays open`}>
          <Trans>If the line drops, come back here: your place is kept.</Trans>
        </Point>
      )}
    </ul>
  );
}

function Point({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <li>
      <Tile icon={icon} />
      <div>
        <h2 className={styles["title"]}>{title}</h2>
        <p className="muted">{children}</p>
      </div>
    </li>
  );
}
