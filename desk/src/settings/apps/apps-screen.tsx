import { clinicListApps, clinicRevokeApp } from "@anteroom/client/operations";
import type { App } from "@anteroom/client/schemas";
import { Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useTimes } from "../../platform/times.ts";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { ConfirmButton } from "../../ui/confirm.tsx";

/**
 * The screen of programs that get tokens for FHIR with a key of their own: lists what each may
 * read and when it last did, with a button that revokes it. Only the API registers them, by a
 * clinic's token that has their rights, which no role at the desk has.
 */
export function AppsScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListApps);
  const apps = data?.data.collection ?? [];
  return (
    <div className="stack g6">
      <BackToSettings />
      <ScreenTitle>
        <Trans>Apps</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>
          Programs that read the clinic’s records by FHIR with a key of their own. They are registered by the
          API, with a token that has the same rights.
        </Trans>
      </p>
      <FailureNotice failure={failure} onRetry={ask} />
      {!data && !failure && <Loading />}
      {data && apps.length === 0 && (
        <p className="muted">
          <Trans>There are no apps yet.</Trans>
        </p>
      )}
      {apps.length > 0 && (
        <div className={styles["sheet"]}>
          <Rows>
            {apps.map((app) => (
              <AppRow key={app.id} app={app} />
            ))}
          </Rows>
        </div>
      )}
    </div>
  );
}

function AppRow({ app }: { app: App }) {
  const { dayOf, timeOf } = useTimes();
  const { name, client_id: clientId, scopes, last_used_at: usedAt, revoked_at: revokedAt } = app;
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p className="row wrapf g2">
          <bdi className="b">{name}</bdi>
          {revokedAt !== null && (
            <Badge icon="minus">
              <Trans>Ended</Trans>
            </Badge>
          )}
        </p>
        <p className="sm muted">
          <bdi dir="ltr" className="long">
            {clientId}
          </bdi>
        </p>
        <p className="sm">
          <bdi dir="ltr" className="long">
            {scopes.join(" ")}
          </bdi>
        </p>
        <p className="sm muted">
          {usedAt === null ? (
            <Trans>Never used</Trans>
          ) : (
            <Trans>
              Last used on {dayOf(usedAt)} at {timeOf(usedAt)}
            </Trans>
          )}
        </p>
      </div>
      {revokedAt === null && <End app={app} />}
    </li>
  );
}

function End({ app: { id, name } }: { app: App }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "outlined",
        isSmall: true,
        "aria-label": t`End ${name}`,
        children: <Trans>End</Trans>,
      }}
      title={<Trans>End {name}?</Trans>}
      keep={<Trans>Keep the app</Trans>}
      confirm={<Trans>End the app</Trans>}
      act={() => api.call(clinicRevokeApp, { params: { app_id: id } })}
      onDone={() => refetch(clinicListApps)}
    >
      <p>
        <Trans>It reads nothing from now on. This cannot be undone.</Trans>
      </p>
    </ConfirmButton>
  );
}
