import {
  clinicListBusyFeeds,
  clinicRefreshBusyFeed,
  clinicRemoveBusyFeed,
} from "@anteroom/client/operations";
import type { BusyFeed } from "@anteroom/client/schemas";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Badge } from "../../../web/src/ui/badge.tsx";
import { Button } from "../../../web/src/ui/button.tsx";
import { useDesk } from "../platform/desk-context.tsx";
import { FailureNotice } from "../platform/failure-notice.tsx";
import { FailureReason } from "../platform/failure-reason.tsx";
import { linkTo } from "../platform/route.ts";
import { useTimes } from "../platform/times.ts";
import { useAction } from "../platform/use-action.ts";
import { useApiAnswer, useRefetch } from "../platform/use-answer.ts";
import { Loading } from "../settings/loading.tsx";
import { ConfirmButton } from "../ui/confirm.tsx";
import { AddBusyFeed } from "./add-busy-feed.tsx";
import { busyFeedReasonOf } from "./busy-feed-reasons.tsx";
import styles from "./hours-screen.module.css";

/**
 * Lists a doctor's other calendars, whose busy times cannot be booked, with their state and
 * buttons to read them now or remove them. A form adds one.
 */
export function BusyFeeds({ doctorId }: { doctorId: number }) {
  const { data, failure, ask } = useApiAnswer(clinicListBusyFeeds, { params: { doctor_id: doctorId } });
  const feeds = data?.data.collection ?? [];
  return (
    <section className="stack" aria-labelledby="busy-feeds">
      <h2 id="busy-feeds">
        <Trans>Other calendars</Trans>
      </h2>
      <p className="question">
        <Trans>
          Nobody can book while another calendar says busy. We read each every 15 minutes, and keep only the
          times.
        </Trans>
      </p>
      <div className={styles["sheet"]}>
        <FailureNotice failure={failure} onRetry={ask} />
        {!data && !failure && <Loading />}
        {data && feeds.length === 0 && (
          <p className="muted">
            <Trans>There are no other calendars yet.</Trans>
          </p>
        )}
        <ul>
          {feeds.map((feed) => (
            <FeedRow key={feed.id} feed={feed} />
          ))}
        </ul>
      </div>
      <AddBusyFeed doctorId={doctorId} />
    </section>
  );
}

type Props = { feed: BusyFeed };

function FeedRow({ feed }: Props) {
  const { t } = useLingui();
  const { api } = useDesk();
  const refetch = useRefetch();
  const { id, doctor_id: doctorId, description: name, host, state } = feed;
  const refresh = useAction(() =>
    api.call(clinicRefreshBusyFeed, { params: { doctor_id: doctorId, feed_id: id } }),
  );
  return (
    <li className={styles["change"]}>
      <div className={`${styles["facts"]} stack g1`}>
        <p className="row wrapf g2">
          <bdi className="b long">{name}</bdi>
          <FeedState state={state} />
        </p>
        <p className="sm muted">
          <bdi dir="ltr" className="long">
            {host}
          </bdi>
        </p>
        <Readings feed={feed} />
        <Booked feed={feed} />
        <FailureNotice failure={refresh.failure} />
      </div>
      <Button
        kind="outlined"
        isSmall
        isPending={refresh.isPending}
        aria-label={t`Read ${name} again`}
        onClick={() => void refresh.run().then(() => refetch(clinicListBusyFeeds))}
      >
        <Trans>Read again</Trans>
      </Button>
      <Remove feed={feed} />
    </li>
  );
}

function FeedState({ state }: Pick<BusyFeed, "state">) {
  switch (state) {
    case "waiting":
      return (
        <Badge icon="clock">
          <Trans>Not read yet</Trans>
        </Badge>
      );
    case "read":
      return (
        <Badge tone="ok" icon="check">
          <Trans>Up to date</Trans>
        </Badge>
      );
    case "failing":
      return (
        <Badge tone="warn" icon="warning-fill">
          <Trans>Cannot be read</Trans>
        </Badge>
      );
  }
}

/** When a calendar was last read and what it blocks; of one that cannot be read, why not and what holds meanwhile. */
function Readings({ feed }: Props) {
  const { state, blocks, last_read_at: readAt, last_failure: failure, last_failure_code: code } = feed;
  const { dateOf, timeOf } = useTimes();
  return (
    <>
      <p className="sm muted">
        {readAt !== null && (
          <>
            <Trans>
              Last read on {dateOf(readAt)} at {timeOf(readAt)}
            </Trans>
            {" · "}
          </>
        )}
        <Plural value={blocks} one="# busy time to come" other="# busy times to come" />
      </p>
      {state === "failing" && (
        <p className="sm">
          {readAt === null ? (
            <Trans>It blocks nothing yet. We go on trying.</Trans>
          ) : (
            <Trans>The busy times of the last reading hold. We go on trying.</Trans>
          )}
        </p>
      )}
      {state === "failing" && <FailureReason detail={failure}>{busyFeedReasonOf(code)}</FailureReason>}
    </>
  );
}

/** Appointments in busy times: they stay, and somebody has to move or cancel them. */
function Booked({ feed: { appointment_ids: ids } }: Props) {
  if (ids.length === 0) return null;
  return (
    <div className="sm">
      <p>
        <Plural
          value={ids.length}
          one="# appointment is booked in a busy time. Move it or cancel it:"
          other="# appointments are booked in busy times. Move or cancel each of them:"
        />
      </p>
      <ul className="dots">
        {ids.map((id) => (
          <li key={id}>
            <a {...linkTo({ name: "appointment", id })}>
              <Trans>Appointment {id}</Trans>
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Remove({ feed: { id, doctor_id: doctorId, description: name } }: Props) {
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
      keep={<Trans>Keep the calendar</Trans>}
      confirm={<Trans>Remove the calendar</Trans>}
      act={() => api.call(clinicRemoveBusyFeed, { params: { doctor_id: doctorId, feed_id: id } })}
      onDone={() => refetch(clinicListBusyFeeds)}
    >
      <p>
        <Trans>Its busy times can be booked again. The calendar itself does not change.</Trans>
      </p>
    </ConfirmButton>
  );
}
