import type { CallInvitation } from "@anteroom/contract/call/invitations";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows } from "../../../ui/card/rows.tsx";
import { takeFocus } from "../../../ui/take-focus.ts";
import { useRelationship } from "./guest-relationship.ts";

type Props = {
  invitations: readonly CallInvitation[];
  onWithdraw: (invitation: CallInvitation) => Promise<void>;
};

/** Lists the invited guests with their status; renders nothing when empty. */
export function GuestList({ invitations, onWithdraw }: Props) {
  const { t } = useLingui();
  if (invitations.length === 0) return null;
  return (
    <section className="stack" aria-label={t`Invited`}>
      <Rows>
        {invitations.map((invitation) => (
          <Guest key={invitation.id} invitation={invitation} onWithdraw={() => onWithdraw(invitation)} />
        ))}
      </Rows>
    </section>
  );
}

function Guest({ invitation, onWithdraw }: { invitation: CallInvitation; onWithdraw: () => Promise<void> }) {
  const { t } = useLingui();
  const relationship = useRelationship()(invitation);
  /** Null until it is asked for; the focus follows from then on. */
  const [isRequested, setRequested] = useState<boolean | null>(null);
  const [isPending, setPending] = useState(false);
  const name = invitation.name === "" ? t`Someone with the code` : invitation.name;
  const withdraw = async () => {
    setPending(true);
    await onWithdraw();
    setPending(false);
  };
  const who = <bdi>{name}</bdi>;
  return (
    <Row>
      <div className="stack g2">
        <p>
          <bdi className="b">{name}</bdi>
          {relationship !== "" && (
            <span className="muted">
              , <bdi>{relationship}</bdi>
            </span>
          )}
        </p>
        <div className="row wrapf g2">
          <Standing standing={invitation.standing} />
          {!isRequested && (
            <Button
              kind="quiet"
              isSmall
              ref={isRequested === false ? takeFocus : undefined}
              aria-label={t`Withdraw: ${name}`}
              onClick={() => setRequested(true)}
            >
              <Trans>Withdraw</Trans>
            </Button>
          )}
        </div>
        {isRequested && (
          <fieldset className="stack g2" aria-label={t`Withdraw: ${name}`}>
            <p className="sm">
              <Trans>The link for {who} stops working, and they leave the call.</Trans>
            </p>
            <div className="row wrapf g2">
              <Button kind="danger" isSmall isPending={isPending} onClick={() => void withdraw()}>
                <Trans>Withdraw the invitation</Trans>
              </Button>
              <Button kind="outlined" isSmall ref={takeFocus} onClick={() => setRequested(false)}>
                <Trans>Keep it</Trans>
              </Button>
            </div>
          </fieldset>
        )}
      </div>
    </Row>
  );
}

function Standing({ standing }: Pick<CallInvitation, "standing">) {
  switch (standing) {
    case "invited":
      return (
        <Badge icon="envelope">
          <Trans>Invited</Trans>
        </Badge>
      );
    case "waiting":
      return (
        <Badge icon="hourglass-fill" tone="warn">
          <Trans>Waiting to be let in</Trans>
        </Badge>
      );
    case "admitted":
      return (
        <Badge icon="door">
          <Trans>May come in</Trans>
        </Badge>
      );
    case "inside":
      return (
        <Badge icon="check-circle-fill" tone="ok">
          <Trans>Is here</Trans>
        </Badge>
      );
  }
}
