import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "../../ui/button.tsx";
import { LaterQrCode } from "../../ui/later-qr-code.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import styles from "./payment.module.css";

/** A code that the bank's app scans; on the phone that has the app it is a link (S2.SCR.10). */
export function QrDue(props: DueProps & { payload: string }) {
  const { payload, ask } = props;
  const { t } = useLingui();
  return (
    <DuePage
      {...props}
      title={<Trans>Scan this with your bank’s app</Trans>}
      words={<Trans>Confirm the payment there. This page updates automatically.</Trans>}
      foot={
        <Button onClick={ask}>
          <Trans>I have paid: check now</Trans>
        </Button>
      }
    >
      <Sheet className={styles["qr"]}>
        <LaterQrCode text={payload} label={t`Code of this payment for your bank’s app`} />
        <a href={payload} target="_blank" rel="noopener">
          <Trans>Open the app on this device</Trans>
        </a>
      </Sheet>
    </DuePage>
  );
}
