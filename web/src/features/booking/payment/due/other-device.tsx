import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../../platform/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/overlay/dialog.tsx";
import { LazyQrCode } from "../../../../ui/card/lazy-qr-code.tsx";
import { Skeleton } from "../../../../ui/feedback/skeleton.tsx";
import { useAppointmentTime } from "../../../../platform/time/appointment-time.tsx";
import { CopyPayment } from "./copy-payment.tsx";
import { FailureBanner } from "../outcome/failure-banner.tsx";
import styles from "../payment.module.css";
import { usePaymentPass } from "./payment-pass.ts";
import { useHandOff } from "../use-payment.ts";

type Link = { url: string; expires_at: string };

/**
 * Renders a button that creates a single-use link on the server, each time it is pressed, and shows it as a
 * QR code, to pay on another device. Renders nothing on a device that was itself handed the payment.
 */
export function OtherDevice({ appointmentId }: { appointmentId: number }) {
  const { t } = useLingui();
  const { isPass } = usePaymentPass();
  const handOff = useHandOff();
  const [isOpen, setOpen] = useState(false);
  const [link, setLink] = useState<Link | null>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  if (isPass) return null;
  const show = async () => {
    setOpen(true);
    setLink(null);
    const made = await handOff(appointmentId);
    setFailure(made.isOk ? null : made.failure);
    if (made.isOk) setLink(made.data.data.entity);
  };
  return (
    <div>
      <Button kind="quiet" icon="smartphone" onClick={() => void show()}>
        <Trans>Pay on another device</Trans>
      </Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        closeLabel={t`Close`}
        title={<Trans>Pay on another device</Trans>}
      >
        {failure && <FailureBanner failure={failure} />}
        {link ? <LinkToScan link={link} /> : !failure && <Skeleton label={t`Making the link…`} count={2} />}
      </Dialog>
    </div>
  );
}

function LinkToScan({ link }: { link: Link }) {
  const { t } = useLingui();
  const { time } = useAppointmentTime(link.expires_at);
  const at = <bdi dir="ltr">{time}</bdi>;
  return (
    <div className={styles["qr"]}>
      <LazyQrCode text={link.url} label={t`Code with the link to this payment`} />
      <p>
        <Trans>Scan this with the other device’s camera. It opens only this payment, once, until {at}.</Trans>
      </p>
      <CopyPayment text={link.url} label={t`Copy the link to this payment`} />
    </div>
  );
}
