import { allowApp, readAppRequest, type AppRequest } from "@anteroom/contract/account/connected-apps";
import type { RecordKind } from "@anteroom/domain/clinic/patient-app-scopes";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic, usePatientName, useSession } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { AppLink } from "../../../platform/link.tsx";
import { usePageHref, usePageQuery } from "../../../platform/page-address.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { Choice } from "../../../ui/form/choice.tsx";
import { FieldGroup } from "../../../ui/form/field.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { signInAddress } from "../access/return-path.ts";
import { DateAndTime } from "../my-data/date-and-time.tsx";
import { useKindLabels } from "./use-kind-labels.ts";

/**
 * `/connect-app?request=`: an app asks to read a patient's record, and the patient decides whose and what.
 * Allowing and refusing both leave for an address of the app. Visitors are asked to sign in first. Where
 * `/oauth/authorize` knew neither app nor address (`?refused=`), renders that and leads nowhere.
 */
export function ConnectApp() {
  const { t } = useLingui();
  const { request, refused } = usePageQuery();
  const session = useSession();
  if (request === undefined || refused !== undefined) return <NotValid />;
  if (session.kind === "unknown") return <Skeleton isPage label={t`Loading`} />;
  return session.kind === "signed-in" ? <LoadedRequest request={request} /> : <SignInFirst />;
}

function NotValid() {
  return (
    <EmptyState scene="shut" headingLevel={1} title={<Trans>This app can’t be connected</Trans>}>
      <Trans>Go back to the app and try again. If it doesn’t work, ask the clinic about the app.</Trans>
    </EmptyState>
  );
}

function SignInFirst() {
  const href = usePageHref();
  const { manifest } = useClinic();
  return (
    <EmptyState
      headingLevel={1}
      title={<Trans>Sign in to connect an app</Trans>}
      actions={
        <AppLink to={signInAddress(href)} className={buttonClass()}>
          <Trans>Sign in</Trans>
        </AppLink>
      }
    >
      <Trans>
        An app wants to read your health record at <bdi>{manifest?.name}</bdi>. You decide after you sign in.
      </Trans>
    </EmptyState>
  );
}

function LoadedRequest({ request }: { request: string }) {
  const { api } = useApp();
  const { t } = useLingui();
  const { data, failure, again } = useApiQuery(["app-request", request], () =>
    api.call(readAppRequest, { query: { request } }),
  );
  if (failure?.code === "not_found" || failure?.code === "validation_failed") return <NotValid />;
  if (data) return <Decision request={request} appRequest={data.data.entity} />;
  if (!failure) return <Skeleton isPage label={t`Loading`} />;
  return (
    <div className="form stack g6">
      <h1>
        <Trans>Connect an app</Trans>
      </h1>
      <Trouble failure={failure} />
      <Button isBlock onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function Trouble({ failure }: { failure: Failure | null }) {
  const textOf = useFailureText();
  if (failure === null) return null;
  const { title, detail } = textOf(failure);
  return (
    <Banner tone="stop" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

type DecisionProps = { request: string; appRequest: AppRequest };

function Decision({ request, appRequest }: DecisionProps) {
  const { api } = useApp();
  const { t } = useLingui();
  const { kinds, people, refusal_url } = appRequest;
  const [chosen, setChosen] = useState<ReadonlySet<RecordKind>>(new Set());
  const [person, setPerson] = useState(people[0]?.patient_id ?? 0);
  const [isMissing, setMissing] = useState(false);
  const [isPending, setPending] = useState(false);
  const [failure, setFailure] = useState<Failure | null>(null);
  const allow = async () => {
    if (isPending) return;
    const isNothing = kinds.length > 0 && chosen.size === 0;
    setMissing(isNothing);
    if (isNothing) return;
    setPending(true);
    const answer = await api.call(allowApp, {
      body: { request, patient_id: person, kinds: kinds.filter((kind) => chosen.has(kind)) },
    });
    // The button stays as it is while the browser leaves.
    if (answer.isOk) return location.replace(answer.data.data.entity.redirect_to);
    setPending(false);
    setFailure(answer.failure);
  };
  return (
    <AppForm className="form stack g6" onSend={allow}>
      <Introduction appRequest={appRequest} />
      {people.length > 1 && (
        <FieldGroup label={t`Whose record?`}>
          {people.map((one) => (
            <Choice
              key={one.patient_id}
              name="person"
              value={one.patient_id}
              title={one.is_self ? <Trans>My record</Trans> : <bdi>{one.name}</bdi>}
              checked={one.patient_id === person}
              onChange={() => setPerson(one.patient_id)}
            />
          ))}
        </FieldGroup>
      )}
      {kinds.length > 0 && (
        <KindsField
          kinds={kinds}
          chosen={chosen}
          onChange={setChosen}
          error={isMissing && chosen.size === 0 ? t`Choose what the app may read` : undefined}
        />
      )}
      <Terms appRequest={appRequest} />
      <Trouble failure={failure} />
      <div className="stack g3">
        <Button type="submit" isBlock isPending={isPending}>
          <Trans>Allow</Trans>
        </Button>
        <Button kind="quiet" isBlock onClick={() => location.replace(refusal_url)}>
          <Trans>Don’t allow</Trans>
        </Button>
      </div>
    </AppForm>
  );
}

function Introduction({ appRequest: { app_name } }: { appRequest: AppRequest }) {
  const { manifest } = useClinic();
  const name = usePatientName();
  const app = <bdi>{app_name}</bdi>;
  return (
    <div className="stack g3">
      <h1>
        <Trans>Connect {app}?</Trans>
      </h1>
      <p>
        <Trans>
          {app} wants to read a health record at <bdi>{manifest?.name}</bdi>. It can’t change anything.
        </Trans>
      </p>
      {name !== null && (
        <p className="sm muted">
          <Trans>
            You’re signed in as <bdi>{name}</bdi>.
          </Trans>
        </p>
      )}
    </div>
  );
}

type KindsProps = {
  kinds: readonly RecordKind[];
  chosen: ReadonlySet<RecordKind>;
  onChange: (chosen: ReadonlySet<RecordKind>) => void;
  error: string | undefined;
};

/** Nothing is chosen until somebody chooses it. */
function KindsField({ kinds, chosen, onChange, error }: KindsProps) {
  const { t } = useLingui();
  const labels = useKindLabels();
  return (
    <FieldGroup label={t`What may it read?`} error={error}>
      <div className="stack g3">
        <div>
          {kinds.map((kind) => (
            <Choice
              key={kind}
              type="checkbox"
              name="kinds"
              value={kind}
              title={labels[kind].title}
              detail={labels[kind].detail}
              checked={chosen.has(kind)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(new Set(kinds.filter((one) => (one === kind ? checked : chosen.has(one)))))
              }
            />
          ))}
        </div>
        {kinds.length > 1 && chosen.size < kinds.length && (
          <Button kind="outlined" isSmall onClick={() => onChange(new Set(kinds))}>
            <Trans>Choose all</Trans>
          </Button>
        )}
      </div>
    </FieldGroup>
  );
}

function Terms({ appRequest: { app_name, ends_at, privacy_url, returns_to } }: { appRequest: AppRequest }) {
  const app = <bdi>{app_name}</bdi>;
  return (
    <div className="stack g2">
      <p>
        <Trans>
          It can read until <DateAndTime at={ends_at} />. You can disconnect it before then, in your account
          under Connected apps.
        </Trans>
      </p>
      <p>
        <Trans>The clinic doesn’t control what {app} does with what it reads.</Trans>{" "}
        {privacy_url !== null && (
          <OutsideLink to={privacy_url}>
            <Trans>How {app} uses data</Trans>
          </OutsideLink>
        )}
      </p>
      <p className="sm muted">
        <Trans>
          Next you go to <bdi dir="ltr">{returns_to}</bdi>.
        </Trans>
      </p>
    </div>
  );
}

function OutsideLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} target="_blank" rel="noreferrer" className={textLinkClass()}>
      {children}
    </a>
  );
}
