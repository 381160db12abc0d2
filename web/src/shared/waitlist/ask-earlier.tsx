import { requestTime, type WaitlistRequest } from "@anteroom/contract/appointment/waitlist";
import { Trans, useLingui } from "@lingui/react/macro";
import { usePageHref } from "../../platform/page-address.ts";
import { useEffect, useState } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { useDependents } from "../account/dependents.ts";
import { deviceMemory } from "../../platform/storage/device-memory.ts";
import { AppLink } from "../../platform/link.tsx";
import { Button, buttonClass } from "../../ui/button.tsx";
import { Choice } from "../../ui/form/choice.tsx";
import { FieldGroup } from "../../ui/form/field.tsx";
import { Sheet } from "../../ui/overlay/sheet.tsx";
import { isSameGoal, storeRequest, readStoredRequest, type WaitGoal } from "./keep-request.ts";
import {
  RequestDoneText,
  RequestItem,
  RequestRefusal,
  useRequestActions,
  useWaitlistRequests,
} from "./request-item.tsx";

type Props = { goal: WaitGoal };

/**
 * Renders the button that joins the waitlist of a doctor or specialty without an appointment, and the
 * requests there are. For visitors: links to sign in or sign up, which store the request on this device; once
 * signed in, it is sent when this is rendered.
 */
export function AskEarlier({ goal }: Props) {
  const { t } = useLingui();
  const isSignedIn = useSession().kind === "signed-in";
  return (
    <section aria-label={t`Earlier time`} style={{ flexBasis: "100%" }}>
      <Sheet className="stack g3">{isSignedIn ? <Waiting goal={goal} /> : <SignInFirst goal={goal} />}</Sheet>
    </section>
  );
}

/** What was asked for is kept on this device, and done once somebody has signed in. */
function SignInFirst({ goal }: Props) {
  const { storage, clock } = useApp();
  const { settings } = useClinic();
  const href = usePageHref();
  const wanted = /[?&]earlier=/.test(href) ? href : `${href}${href.includes("?") ? "&" : "?"}earlier=ask`;
  const from = `?from=${encodeURIComponent(wanted)}`;
  const keep = () => storeRequest(deviceMemory(storage), goal, clock.now());
  return (
    <>
      <h2>
        <Trans>Waitlist</Trans>
      </h2>
      <p>
        <Trans>
          You need an account for the waitlist: we email you when an earlier time frees up. Once you’re signed
          in, you’re on it. You find it under Appointments.
        </Trans>
      </p>
      {settings.patientsLogIn && (
        <AppLink to={`/login${from}`} className={buttonClass({ isBlock: true })} onClick={keep}>
          <Trans>Sign in</Trans>
        </AppLink>
      )}
      {settings.patientsSignUp && (
        <AppLink
          to={`/sign-up${from}`}
          className={buttonClass({ kind: "outlined", isBlock: true })}
          onClick={keep}
        >
          <Trans>Create an account</Trans>
        </AppLink>
      )}
    </>
  );
}

const goalOf = ({ doctor, specialty }: WaitlistRequest): WaitGoal =>
  doctor ? { doctor_id: doctor.id } : { specialty: specialty ?? "" };

function Waiting({ goal }: Props) {
  const { t } = useLingui();
  const { storage, clock, api } = useApp();
  const { data, failure: lost, again } = useWaitlistRequests();
  const family = useDependents().data ?? [];
  const [dependentId, setDependentId] = useState<number | null>(null);
  const [appointmentId, setAppointmentId] = useState<number | null>(null);
  const { done, failure, isPending, act, said } = useRequestActions();
  const join = () =>
    act("joined", async () => {
      const body = { ...goal, ...(dependentId === null ? {} : { dependent_id: dependentId }) };
      const answer = await api.call(requestTime, { body });
      if (answer.isOk) setAppointmentId(answer.data.data.entity.appointment_id);
      return answer;
    });
  useEffect(() => {
    const stored = readStoredRequest(deviceMemory(storage), clock.now());
    if (stored && isSameGoal(stored, goal)) join();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, for a request made before signing in
  }, []);
  if (!data)
    return (
      lost && (
        <>
          <RequestRefusal failure={lost} />
          <Button kind="outlined" isBlock onClick={again}>
            <Trans>Try again</Trans>
          </Button>
        </>
      )
    );
  const own = data.filter((one) => isSameGoal(goalOf(one), goal));
  const waits = (id: number | null) => own.some(({ dependent }) => (dependent?.id ?? null) === id);
  const people = family.filter(({ care }) => care !== "waiting");
  const isAnyoneLeft = [null, ...people.map(({ id }) => id)].some((id) => !waits(id));
  return (
    <>
      <output ref={said} tabIndex={-1}>
        {done && <RequestDoneText done={done} />}
      </output>
      {failure && <RequestRefusal failure={failure} />}
      {appointmentId !== null && (
        <>
          <p>
            <Trans>
              You already have an appointment with this doctor. We’ll look for an earlier time for it.
            </Trans>
          </p>
          <AppLink
            to={`/appointments/${appointmentId}`}
            className={buttonClass({ kind: "outlined", isBlock: true })}
          >
            <Trans>Open appointment</Trans>
          </AppLink>
        </>
      )}
      {own.map((request) => (
        <RequestItem key={request.id} request={request} act={act} isPending={isPending} />
      ))}
      {appointmentId === null && isAnyoneLeft && (
        <>
          {people.length > 0 && (
            <FieldGroup label={<Trans>Who is it for?</Trans>}>
              {[{ id: null, name: t`You` }, ...people].map(({ id, name }) => (
                <Choice
                  key={id}
                  name="waits"
                  checked={id === dependentId}
                  disabled={waits(id)}
                  onChange={() => setDependentId(id)}
                  title={<bdi>{name}</bdi>}
                  detail={waits(id) && <Trans>On the waitlist</Trans>}
                />
              ))}
            </FieldGroup>
          )}
          {!waits(dependentId) && (
            <Button kind="soft" icon="bell" isBlock isPending={isPending} onClick={join}>
              <Trans>Join the waitlist</Trans>
            </Button>
          )}
          <p className="sm muted">
            <Trans>When a time frees up, we’ll email you and keep it for you for a few minutes.</Trans>
          </p>
        </>
      )}
    </>
  );
}
