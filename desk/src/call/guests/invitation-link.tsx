import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef } from "react";
import { Button, ButtonLink } from "../../../../web/src/ui/button.tsx";
import { CopyButton } from "../../../../web/src/ui/copy-button.tsx";
import { useDesk } from "../../platform/desk-context.tsx";

/** An invitation and its link, which the server returns only once. `email`: empty if not given. */
export type Invitation = { name: string; email: string; url: string };

/** Shows the link of an invitation, to copy or to send from the person's own email program. Takes the focus. */
export function InvitationLink({ invitation, onAnother }: { invitation: Invitation; onAnother: () => void }) {
  const { t } = useLingui();
  const { clinicName } = useDesk().page;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { name, email, url } = invitation;
  const guest = <bdi>{name}</bdi>;
  // Names neither patient nor doctor: mail is read by others too.
  const subject = t`Your link to a video appointment at ${clinicName}`;
  const mail = new URLSearchParams({ subject, body: `${subject}:\n${url}` });
  // Mail programs do not read a plus sign as a space.
  const href = `mailto:${encodeURIComponent(email).replace("%40", "@")}?${mail.toString().replaceAll("+", "%20")}`;
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
        <ButtonLink kind="outlined" isSmall icon="envelope" href={href}>
          <Trans>Write the email</Trans>
        </ButtonLink>
        <Button kind="quiet" isSmall onClick={onAnother}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </section>
  );
}
