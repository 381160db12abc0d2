import { Trans, useLingui } from "@lingui/react/macro";
import { lazy, Suspense } from "react";
import { Button } from "../../ui/button.tsx";
import { Sheet } from "../../ui/sheet.tsx";
import { Skeleton } from "../../ui/skeleton.tsx";
import { DuePage, type DueProps } from "./due-page.tsx";
import styles from "./payment.module.css";

const QrCode = lazy(async () => ({ default: (await import("../../ui/qr-code.tsx")).QrCode }));

/** A code that the bank's app scans; on the phone that has the app it is a link (S2.SCR.10). */
export function QrDue(props: DueProps & { payload: string }) {
  const { payload, ask } = props;
  const { t } = useLingui();
  return (
    <DuePage
      {...props}
      title={<Trans>Scan this with your bank’s app</Trans>}
      words={<Trans>Confirm the payment there. This page follows by itself.</Trans>}
      foot={
        <Button onClick={ask}>
          <Trans>I have paid: check now</Trans>
        </Button>
      }
    >
      <Sheet className={styles["qr"]}>
        <Suspense fallback={<Skeleton label={t`Drawing the code…`} />}>
          <QrCode text={payload} label={t`Code of this payment for your bank’s app`} />
        </Suspense>
        <a href={payload} target="_blank" rel="noopener">
          <Trans>The app is on this device: open it</Trans>
        </a>
      </Sheet>
    </DuePage>
  );
}
