import {
  declineByLink,
  leaveByLink,
  openWaitlistLink,
  type WaitlistLink,
} from "@anteroom/contract/appointment/waitlist";
import { Trans, useLingui } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState, useSyncExternalStore, type ReactNode } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useMinute } from "../../../platform/time/server-clock.ts";
import { useApiQuery } from "../../../platform/forms/use-api-query.ts";
import { useAppointmentTime, AppointmentTime } from "../../../platform/time/appointment-time.tsx";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button, buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";
import { Skeleton } from "../../../ui/feedback/skeleton.tsx";

/**
 * `/waitlist#token`: declines an offered time or leaves the waitlist without signing in, each at once on a
 * tap. Opening it changes nothing. A malformed or used token renders that the link is not valid.
 */
export function WaitlistLinkPage() {
  const { t } = useLingui();
  const token = useToken();
  if (token === null) return <Skeleton isPage label={t`Loading`} />;
  if (!/^[\w-]{43}$/.test(token)) return <NotValid />;
  return <Opened key={token} token={token} />;
}

/** The part of the address behind `#`; null on the server and until the page is in the browser. */
function useToken(): string | null {
  return useSyncExternalStore(
    (onChange) => {
      addEventListener("hashchange", onChange);
      return () => removeEventListener("hashchange", onChange);
    },
    () => location.hash.slice(1),
    () => null,
  );
}

function Opened({ token }: { token: string }) {
  const { t } = useLingui();
  const { link, failure, again, ...acts } = useLink(token);
  if (failure?.code === "link_not_valid") return <NotValid />;
  if (link) return <Standing link={link} {...acts} />;
  if (!failure) return <Skeleton isPage label={t`Loading`} />;
  return (
    <div className="form stack g6">
      <h1>
        <Trans>Waitlist</Trans>
      </h1>
      <Trouble failure={failure} />
      <Button isBlock onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}

function NotValid() {
  return (
    <EmptyState
      scene="shut"
      headingLevel={1}
      title={<Trans>This link doesn’t open any more</Trans>}
      actions={
        <AppLink to="/appointments" className={buttonClass()}>
          <Trans>See your appointments</Trans>
        </AppLink>
      }
    >
      <Trans>Your appointment has started or changed, or the link isn’t complete.</Trans>
    </EmptyState>
  );
}

type Acts = Omit<ReturnType<typeof useLink>, "link" | "failure" | "again">;

function Standing({ link, isPending, refusal, act, heading }: Acts & { link: WaitlistLink }) {
  const { clock } = useApp();
  const now = useMinute(clock);
  const isOver = Date.parse(link.expires_at) <= now;
  const { appointment_id: id } = link;
  const state = link.state === "open" && isOver ? "ended" : link.state;
  return (
    <div className="form stack g6">
      <div className="stack g3">
        <h1 ref={heading} tabIndex={-1}>
          <Title state={state} />
        </h1>
        <Message link={link} state={state} />
      </div>
      {refusal && <Trouble failure={refusal} />}
      <div className="stack g3">
        <AppLink
          to={id === null ? "/appointments" : `/appointments/${id}`}
          className={buttonClass({ isBlock: true })}
        >
          {state === "open" ? (
            <Trans>See the earlier time</Trans>
          ) : id === null ? (
            <Trans>See your appointments</Trans>
          ) : (
            <Trans>Open appointment</Trans>
          )}
        </AppLink>
        {state === "open" && (
          <Button kind="outlined" isBlock isPending={isPending} onClick={() => act(declineByLink)}>
            <Trans>Decline this time</Trans>
          </Button>
        )}
        {state !== "over" && (
          <Button kind="quiet" isBlock isPending={isPending} onClick={() => act(leaveByLink)}>
            <Trans>Leave the waitlist</Trans>
          </Button>
        )}
      </div>
    </div>
  );
}

type State = WaitlistLink["state"];

function Title({ state }: { state: State }): ReactNode {
  switch (state) {
    case "open":
      return <Trans>An earlier time is free</Trans>;
    case "ended":
      return <Trans>We’re no longer keeping this time</Trans>;
    case "declined":
      return <Trans>You declined this time</Trans>;
    case "over":
      return <Trans>You’re not on the waitlist</Trans>;
  }
}

function Message({ link, state }: { link: WaitlistLink; state: State }) {
  const { time: until } = useAppointmentTime(link.expires_at);
  if (state === "over")
    return (
      <p>
        {link.appointment_id === null ? (
          <Trans>We’ll send you no more emails about earlier times.</Trans>
        ) : (
          <Trans>We’ll send you no more emails about earlier times for this appointment.</Trans>
        )}
      </p>
    );
  return (
    <>
      <p>
        <AppointmentTime start={link.start_time} />
      </p>
      <p>
        {state === "open" ? (
          <Trans>We’re keeping it for you until {until}.</Trans>
        ) : state === "declined" ? (
          <Declined hasAppointment={link.appointment_id !== null} />
        ) : link.appointment_id === null ? (
          <Trans>You’re still on the waitlist.</Trans>
        ) : (
          <Trans>You keep your appointment. You’re still on the waitlist.</Trans>
        )}
      </p>
    </>
  );
}

/** What the no was about, and how to say that no other time is wanted either. */
function Declined({ hasAppointment }: { hasAppointment: boolean }) {
  return hasAppointment ? (
    <Trans>
      You keep your appointment. You’re still on the waitlist, but we won’t email you again for an hour. If
      you no longer want an earlier time, leave the waitlist.
    </Trans>
  ) : (
    <Trans>
      You’re still on the waitlist, but we won’t email you again for an hour. If you no longer need a time,
      leave the waitlist.
    </Trans>
  );
}

function Trouble({ failure }: { failure: Failure }) {
  const { title, detail } = useFailureText()(failure);
  return (
    <Banner tone="warn" role="alert">
      <strong>{title}</strong> {detail}
    </Banner>
  );
}

function useLink(token: string) {
  const { api } = useApp();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Failure | null>(null);
  const [isPending, setPending] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const key = ["waitlist-link", token];
  const params = { token };
  const { data, failure, again } = useApiQuery<WaitlistLink>(key, async () => {
    const answer = await api.call(openWaitlistLink, { params });
    return answer.isOk ? { isOk: true, data: answer.data.data.entity } : answer;
  });
  const act = async (what: typeof declineByLink | typeof leaveByLink) => {
    setPending(true);
    setRefusal(null);
    const answer = await api.call(what, { params });
    setPending(false);
    if (!answer.isOk) return setRefusal(answer.failure);
    queries.setQueryData(key, answer.data.data.entity);
    heading.current?.focus();
  };
  return {
    link: data,
    failure,
    again,
    refusal,
    isPending,
    heading,
    act: (what: typeof declineByLink | typeof leaveByLink) => void act(what),
  };
}
