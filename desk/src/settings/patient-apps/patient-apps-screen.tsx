import { clinicListPatientApps, clinicRemovePatientApp } from "@anteroom/client/operations";
import type { PatientApp } from "@anteroom/client/schemas";
import { kindsOfScopes } from "@anteroom/domain/clinic/patient-app-scopes";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { Badge } from "../../../../web/src/ui/badge.tsx";
import { Button } from "../../../../web/src/ui/button.tsx";
import { Rows } from "../../../../web/src/ui/card/rows.tsx";
import styles from "../../doctors/doctors-screen.module.css";
import { ScreenTitle } from "../../frame/screen-title.tsx";
import { useDesk } from "../../platform/desk-context.tsx";
import { FailureNotice } from "../../platform/failure-notice.tsx";
import { useApiAnswer, useRefetch } from "../../platform/use-answer.ts";
import { Loading } from "../loading.tsx";
import { BackToSettings } from "../settings-screen.tsx";
import { ConfirmButton } from "../../ui/confirm.tsx";
import { useListFormat } from "../../ui/use-list-format.ts";
import { newPatientApp, patientAppToForm, type EnteredPatientApp } from "./patient-app-fields.ts";
import { PatientAppForm } from "./patient-app-form.tsx";
import { useKindName } from "./patient-app-inputs.tsx";

type Open = { initial: EnteredPatientApp; stored: PatientApp | null };

/**
 * The screen of the apps that patients can connect to their record: registers, changes and
 * removes them. Each patient decides what an app reads.
 */
export function PatientAppsScreen() {
  const { data, failure, ask } = useApiAnswer(clinicListPatientApps);
  const [open, setOpen] = useState<Open | null>(null);
  const apps = data?.data.collection ?? [];
  return (
    <div className="stack g8">
      <BackToSettings />
      <ScreenTitle
        end={
          <Button kind="outlined" onClick={() => setOpen({ initial: newPatientApp, stored: null })}>
            <Trans>Register an app</Trans>
          </Button>
        }
      >
        <Trans>Apps of patients</Trans>
      </ScreenTitle>
      <p className="question">
        <Trans>Patients can connect these apps to their record, and choose what an app reads.</Trans>
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
              <AppRow key={app.id} app={app} onOpen={setOpen} />
            ))}
          </Rows>
        </div>
      )}
      {open && <PatientAppForm key={open.stored?.id ?? 0} {...open} onClose={() => setOpen(null)} />}
    </div>
  );
}

function AppRow({ app, onOpen }: { app: PatientApp; onOpen: (open: Open) => void }) {
  const { t } = useLingui();
  const kindName = useKindName();
  const list = useListFormat();
  const { name, client_id: clientId, scopes, connections, revoked_at: removedAt } = app;
  const hasKey = app.jwks !== null || app.jwks_uri !== null;
  const form = patientAppToForm(app);
  return (
    <li className={styles["row"]}>
      <div className="grow stack g1">
        <p className="row wrapf g2">
          <bdi className="b">{name}</bdi>
          {removedAt !== null && (
            <Badge icon="minus">
              <Trans>Ended</Trans>
            </Badge>
          )}
        </p>
        <p className="sm muted">
          <bdi dir="ltr" className="long">
            {clientId}
          </bdi>
          {" · "}
          <Plural
            value={connections}
            _0="Nobody has connected it"
            one="Reads # record"
            other="Reads # records"
          />
        </p>
        <p className="sm">{list(kindsOfScopes(scopes).map(kindName))}</p>
        <p className="sm muted">
          {hasKey ? <Trans>Confidential: it has a key</Trans> : <Trans>Public: it has no key</Trans>}
          {" · "}
          <bdi dir="ltr" className="long">
            {app.redirect_uris.join(", ")}
          </bdi>
        </p>
        {removedAt === null && form === null && (
          <p className="sm muted">
            <Trans>It asks for single types of data: change it by the API.</Trans>
          </p>
        )}
      </div>
      {removedAt === null && form && (
        <Button
          kind="outlined"
          isSmall
          aria-label={t`Change ${name}`}
          onClick={() => onOpen({ initial: form, stored: app })}
        >
          <Trans>Change</Trans>
        </Button>
      )}
      {removedAt === null && <Remove app={app} />}
    </li>
  );
}

function Remove({ app: { id, name } }: { app: PatientApp }) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  return (
    <ConfirmButton
      button={{
        kind: "quiet",
        isSmall: true,
        "aria-label": t`Remove ${name}`,
        children: <Trans>Remove</Trans>,
      }}
      title={<Trans>Remove {name}?</Trans>}
      keep={<Trans>Keep the app</Trans>}
      confirm={<Trans>Remove the app</Trans>}
      act={() => api.call(clinicRemovePatientApp, { params: { app_id: id } })}
      onDone={() => refetch(clinicListPatientApps)}
    >
      <p>
        <Trans>It reads nobody’s record from now on. This cannot be undone.</Trans>
      </p>
    </ConfirmButton>
  );
}
