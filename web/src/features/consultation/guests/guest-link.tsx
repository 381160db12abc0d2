import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { Button } from "../../../ui/button.tsx";
import { CopyButton } from "../../../ui/copy-button.tsx";
import styles from "./guest-link.module.css";

type Props = { url: string; name: string; onAnother: () => void };

/**
 * Renders a new invitation link of the guest `name`, with buttons to share it, copy it, and invite another
 * (`onAnother`). The link is not shown again later. Takes the focus.
 */
export function GuestLink({ url, name, onAnother }: Props) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const words = { copy: t`Copy`, copied: t`Copied`, refused: t`Your browser did not copy it` };
  const guest = <bdi>{name}</bdi>;
  return (
    <section className="stack">
      <h3 ref={heading} tabIndex={-1}>
        <Trans>The link for {guest}</Trans>
      </h3>
      <p className={styles["link"]}>
        <bdi dir="ltr" className="long">
          {url}
        </bdi>
      </p>
      <p className="sm muted">
        <Trans>
          Send it to this person only. It works until 12 hours after the appointment, or until you withdraw
          it.
        </Trans>
      </p>
      <div className="row wrapf g2">
        <ShareButton url={url} />
        <CopyButton text={url} label={t`Copy the link for ${name}`} words={words} />
        <Button kind="quiet" isSmall onClick={onAnother}>
          <Trans>Invite someone else</Trans>
        </Button>
      </div>
    </section>
  );
}

/** The words that go along name the clinic and nobody. */
function ShareButton({ url }: { url: string }) {
  const { t } = useLingui();
  const { manifest } = useClinic();
  if (typeof navigator.share !== "function") return null;
  const clinic = manifest?.name ?? "";
  const share = () =>
    void navigator
      .share({ url, text: t`Your link to a video appointment at ${clinic}` })
      .catch(() => undefined); // put off by the person
  return (
    <Button isSmall icon="paper-plane" onClick={share}>
      <Trans>Send</Trans>
    </Button>
  );
}
