import { listSeparator } from "@anteroom/domain/shared/locales";
import {
  disconnectApp,
  listConnectedApps,
  type ConnectedApp,
} from "@anteroom/contract/account/connected-apps";
import { Trans, useLingui } from "@lingui/react/macro";
import { useId, useRef, useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { useLocale } from "../../../platform/i18n/locale.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { Row, Rows } from "../../../ui/card/rows.tsx";
import { Sheet } from "../../../ui/overlay/sheet.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";
import { DateAndTime } from "../my-data/date-and-time.tsx";
import { useKindLabels } from "./use-kind-labels.ts";

/**
 * Fetches and lists the apps that may read a record, with what and until when, and disconnects them without a
 * question; one that is gone already counts as disconnected.
 */
export function ConnectedApps() {
  const { api } = useApp();
  const { t } = useLingui();
  const heading = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const { data, failure, again } = useApiQuery(["connected-apps"], () => api.call(listConnectedApps));
  const [ended, setEnded] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const apps = data?.data.collection;
  const disconnect = async ({ id, app_name }: ConnectedApp) => {
    const answer = await api.call(disconnectApp, { params: { grant_id: id } });
    const isGone = answer.isOk || answer.failure.code === "not_found";
    setRefusal(isGone ? null : answer.failure);
    setEnded(isGone ? app_name : null);
    if (isGone) title.current?.focus(); // the button goes
    again();
  };
  return (
    <section aria-labelledby={heading}>
      <Sheet className="stack">
        <h2 id={heading} ref={title} tabIndex={-1}>
          <Trans>Connected apps</Trans>
        </h2>
        <p>
          <Trans>Apps that can read your health record because you allowed it.</Trans>
        </p>
        <p className="sm muted">
          <Trans>
            To connect an app, start in the app. It sends you here to sign in and choose what it can read.
          </Trans>
        </p>
        {failure && <Trouble failure={failure} onAgain={again} />}
        {refusal && <Trouble failure={refusal} />}
        <output>
          {ended !== null && (
            <Banner tone="ok">
              <Trans>
                <bdi>{ended}</bdi> is disconnected and can’t read anything any more. It may still have what it
                has read.
              </Trans>
            </Banner>
          )}
        </output>
        {!apps && !failure && <Skeleton label={t`Loading`} count={1} />}
        {apps?.length === 0 && (
          <p className="muted">
            <Trans>No app is connected.</Trans>
          </p>
        )}
        {apps && apps.length > 0 && (
          <Rows>
            {apps.map((app) => (
              <Connected key={app.id} app={app} onEnd={disconnect} />
            ))}
          </Rows>
        )}
      </Sheet>
    </section>
  );
}

function Trouble({ failure, onAgain }: { failure: Failure; onAgain?: () => void }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner
      tone="stop"
      role="alert"
      action={
        onAgain && (
          <Button kind="outlined" isSmall onClick={onAgain}>
            <Trans>Try again</Trans>
          </Button>
        )
      }
    >
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

type ConnectedProps = { app: ConnectedApp; onEnd: (app: ConnectedApp) => Promise<void> };

function Connected({ app, onEnd }: ConnectedProps) {
  const { t } = useLingui();
  const labels = useKindLabels();
  const separator = listSeparator(useLocale());
  const [isPending, setPending] = useState(false);
  const { app_name, person, kinds, allowed_at, last_used_at, ends_at } = app;
  const end = async () => {
    if (isPending) return;
    setPending(true);
    await onEnd(app);
    setPending(false);
  };
  return (
    <Row
      end={
        <Button
          kind="outlined"
          isSmall
          isPending={isPending}
          aria-label={t`Disconnect ${app_name}`}
          onClick={() => void end()}
        >
          <Trans>Disconnect</Trans>
        </Button>
      }
    >
      <p className="b">
        <bdi>{app_name}</bdi>
      </p>
      {!person.is_self && (
        <p>
          <Trans>
            Health record of <bdi>{person.name}</bdi>
          </Trans>
        </p>
      )}
      {kinds.length > 0 && <p>{kinds.map((kind) => labels[kind].title).join(separator)}</p>}
      <p className="sm muted">
        <Trans>
          Connected on <DateAndTime at={allowed_at} withTime={false} />, until <DateAndTime at={ends_at} />
        </Trans>
      </p>
      <p className="sm muted">
        {last_used_at === null ? (
          <Trans>Not used yet</Trans>
        ) : (
          <Trans>
            Last used <DateAndTime at={last_used_at} />
          </Trans>
        )}
      </p>
    </Row>
  );
}
