import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic } from "../../../platform/app-context.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { LazyQrCode } from "../../../ui/card/lazy-qr-code.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import styles from "./health-record.module.css";

/**
 * Renders a new link, to be sent, copied or shown as a QR code. It cannot be shown again: the server does not
 * store its key.
 */
export function NewLink({ link }: { link: string }) {
  const { t } = useLingui();
  return (
    <Banner tone="ok">
      <div className="stack g3">
        <p>
          <strong>
            <Trans>Your link is ready.</Trans>
          </strong>{" "}
          <Trans>Copy it now: we can’t show it again. Whoever has it can read what you chose.</Trans>
        </p>
        <p className={styles["link"]} data-testid="record-link">
          <bdi dir="ltr" className="long">
            {link}
          </bdi>
        </p>
        <div className="row wrapf g2">
          <SendButton link={link} />
          <CopyButton
            text={link}
            label={t`Copy the link`}
            words={{
              copy: t`Copy`,
              copied: t`Copied`,
              refused: t`Your browser didn’t copy it. Select the link and copy it yourself.`,
            }}
          />
        </div>
        <p>
          <Trans>
            You can also show this code. A phone’s camera opens the link. A clinic’s computer system can read
            medicines, allergies and measurements from it (SMART Health Link).
          </Trans>
        </p>
        <LazyQrCode text={link} label={t`Code with the link to the record`} />
      </div>
    </Banner>
  );
}

/** The words that go along name the clinic and nobody. */
function SendButton({ link }: { link: string }) {
  const { t } = useLingui();
  const { manifest } = useClinic();
  if (typeof navigator.share !== "function") return null;
  const clinic = manifest?.name ?? "";
  const send = () =>
    void navigator.share({ url: link, text: t`Link to a health record at ${clinic}` }).catch(() => undefined); // put off by the person
  return (
    <Button isSmall icon="paper-plane" onClick={send}>
      <Trans>Send</Trans>
    </Button>
  );
}
