import { clinicListTokens, clinicRevokeToken } from "@anteroom/client/operations";
import type { ClinicToken } from "@anteroom/client/schemas";
import { scopesOfRole } from "@anteroom/domain/clinic/staff-roles";
import { isInScope, type TokenScope } from "@anteroom/domain/clinic/token-scopes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { useDesk, usePresentMinute, useStaff } from "../../platform/desk-context.tsx";
import { useTimes } from "../../platform/times.ts";
import { useRefetch } from "../../platform/use-answer.ts";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { SecretOnce } from "../secret-once.tsx";
import { ReplaceToken } from "./replace-token.tsx";

type Props = {
  token: ClinicToken;
  /** The name of the doctor whose data it is for; null: the whole clinic. */
  doctor: string | null;
};

/**
 * A list item of one token: what it may do, its last use and its end. Valid ones have a button to
 * end them, and one to replace them where the signed-in person has all of their scopes.
 */
export function TokenRow({ token, doctor }: Props) {
  const now = usePresentMinute();
  const held = scopesOfRole(useStaff().role);
  const [secret, setSecret] = useState<string | null>(null);
  const { label, scopes, revoked_at: revokedAt, expires_at: endsAt } = token;
  const isOver = revokedAt !== null || (endsAt !== null && Date.parse(endsAt) <= now);
  const mayReplace = scopes.every((scope) => isInScope(held, scope));
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p className="row wrapf g2">
          <bdi className="b">{label}</bdi>
          {isOver && (
            <Badge icon="minus">
              <Trans>Not valid any more</Trans>
            </Badge>
          )}
        </p>
        <p className="sm">
          <bdi dir="ltr" className="long">
            {withoutImplied(scopes).join(" ")}
          </bdi>
        </p>
        <Facts token={token} doctor={doctor} isOver={isOver} />
        {!isOver && !mayReplace && (
          <p className="sm muted">
            <Trans>
              It may do more than you. Replace it by the API, with a token that has the same rights.
            </Trans>
          </p>
        )}
      </div>
      {!isOver && mayReplace && <ReplaceToken token={token} onMade={setSecret} />}
      {!isOver && <RevokeToken token={token} />}
      {secret !== null && (
        <SecretOnce
          secret={secret}
          title={
            <Trans>
              New token of <bdi className="b">{label}</bdi>:
            </Trans>
          }
        />
      )}
    </li>
  );
}

/** Writing includes reading, which is not named beside it. */
function withoutImplied(scopes: readonly TokenScope[]): TokenScope[] {
  return scopes.filter((scope) => !scopes.some((other) => other !== scope && isInScope([other], scope)));
}

function Facts({ token, doctor, isOver }: Props & { isOver: boolean }) {
  const { dateOf, timeOf } = useTimes();
  const { last_used_at: usedAt, expires_at: endsAt } = token;
  return (
    <p className="sm muted">
      {doctor !== null && (
        <>
          <bdi>{doctor}</bdi>
          {" · "}
        </>
      )}
      {usedAt === null ? (
        <Trans>Not used yet</Trans>
      ) : (
        <Trans>
          Last used on {dateOf(usedAt)} at {timeOf(usedAt)}
        </Trans>
      )}
      {!isOver && (
        <>
          {" · "}
          {endsAt === null ? (
            <Trans>Has no end</Trans>
          ) : (
            <Trans>
              Ends on {dateOf(endsAt)} at {timeOf(endsAt)}
            </Trans>
          )}
        </>
      )}
    </p>
  );
}

/** A button that ends a token at once after a confirmation. */
function RevokeToken({ token: { id, label: name } }: { token: ClinicToken }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`End ${name}`,
        children: <Trans>End</Trans>,
      }}
      title={<Trans>End the token of {name}?</Trans>}
      keep={<Trans>Keep the token</Trans>}
      confirm={<Trans>End the token</Trans>}
      act={() => api.call(clinicRevokeToken, { params: { token_id: id } })}
      onDone={() => refetch(clinicListTokens)}
    >
      <p>
        <Trans>The program can do nothing with it from now on. This cannot be undone.</Trans>
      </p>
    </ConfirmButton>
  );
}
