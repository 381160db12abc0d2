import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button } from "../../../../web/src/ui/button.tsx";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";

/** An invitation and its link, which the server returns only once. `email`: where it was sent, empty if nowhere. */
export type Invitation = { name: string; email: string; url: string };

/** Shows the link of an invitation, to copy, and where it was sent. Takes the focus. */
export function InvitationLink({ invitation, onAnother }: { invitation: Invitation; onAnother: () => void }) {
  const { t } = useLingui();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, email, url } = invitation;
  const guest = <bdi>{name}</bdi>;
  const address = (
    <bdi dir="ltr" className="long">
      {email}
    </bdi>
  );
  return (
    <section className="stack g2" aria-label={t`Invitation`}>
      <h2 className="sm" ref={heading} tabIndex={-1}>
        <Trans>The link for {guest}</Trans>
      </h2>
      <p>
        <bdi dir="ltr" className="long">
          {url}
        </bdi>
      </p>
      {email !== "" && (
        <p>
          <Trans>It was sent to {address}.</Trans>
        </p>
      )}
      <p className="sm muted">
        <Trans>
          It is shown only now. Give it to this person only; it works until 12 hours after the appointment, or
          until you remove the guest.
        </Trans>
      </p>
      <div className="row wrapf">
        <CopyButton
          text={url}
          label={t`Copy the link for ${name}`}
          words={{
            copy: t`Copy`,
            copied: t`Copied`,
            refused: t`Copying did not work. Mark the text and copy it yourself.`,
          }}
        />
        <Button kind="quiet" isSmall onClick={onAnother}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </section>
  );
}
