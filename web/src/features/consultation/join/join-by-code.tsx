import { joinByCode } from "@anteroom/contract/appointment/join";
import { readAppointmentCode } from "@anteroom/domain/appointment/appointment-code";
import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Failure } from "../../../platform/api.ts";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { useFailureText } from "../../../platform/forms/failure-text.tsx";
import { AppForm } from "../../../platform/forms/form.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { useErrorTitle } from "../../../platform/forms/use-error-title.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { Scene } from "../../../ui/feedback/scene.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import styles from "./join-by-code.module.css";
import { useAppointmentTime } from "../../../platform/time/appointment-time.tsx";

const fieldId = "appointment-code";

/** What the last code led to, when not to a visit. */
type Answer =
  | { kind: "opens-later"; opensAt: string; timeZone: string }
  | { kind: "failed"; failure: Failure }
  | { kind: "no-code"; isEmpty: boolean };

/**
 * `/join-by-code`: enters a call by the appointment's code, as its patient or as a guest, or says when it
 * opens (D.90). Sends the guest rights of this browser along, which may prove that the appointment is its
 * own.
 */
export function JoinByCode() {
  const { t } = useLingui();
  const { answer, isPending, send } = useJoining();
  const wording = useFailureText();
  const words = answer?.kind === "failed" ? wording(answer.failure) : null;
  const isMissing = answer?.kind === "no-code" && answer.isEmpty;
  const isWrongCode =
    answer?.kind === "no-code" ||
    (answer?.kind === "failed" && answer.failure.code === "appointment_code_invalid");
  const isOver = answer?.kind === "failed" && answer.failure.code === "visit_over";
  useErrorTitle(isWrongCode);
  return (
    <div className={styles["page"]}>
      <div className={styles["words"]}>
        <div className="stack g2">
          <h1>
            <Trans>Join your appointment</Trans>
          </h1>
          <p className="muted">
            <Trans>With the code from your confirmation. No account is needed.</Trans>
          </p>
        </div>
        <output>
          {answer?.kind === "opens-later" && <OpensLater at={answer.opensAt} timeZone={answer.timeZone} />}
        </output>
        {words && !isWrongCode && (
          <Banner tone="stop" role="alert">
            <strong>{words.title}</strong> {isOver ? <WaysToPastPage /> : words.detail}
          </Banner>
        )}
        <AppForm onSend={send} className={styles["form"]}>
          <TextField
            id={fieldId}
            name="code"
            label={t`Appointment code`}
            hint={t`Eight letters and digits, such as K7QM-2XRA`}
            isCode
            autoComplete="off"
            autoCapitalize="characters"
            autoCorrect="off"
            spellCheck={false}
            maxLength={64}
            {...(isWrongCode && {
              error: isMissing
                ? t`Enter your appointment code.`
                : t`Invalid appointment code. Check it in your confirmation.`,
            })}
          />
          <Button type="submit" isBlock isPending={isPending}>
            <Trans>Join the video call</Trans>
          </Button>
        </AppForm>
        <OtherWays />
      </div>
      <div className={styles["picture"]}>
        <Scene scene="ajar" />
      </div>
    </div>
  );
}

/** Sends a code, and goes where it leads. */
function useJoining() {
  const { api, guest, navigate } = useApp();
  const [isPending, setPending] = useState(false);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const fail = (next: Answer) => {
    setAnswer(next);
    document.getElementById(fieldId)?.focus();
  };
  const send = async (form: FormData) => {
    if (isPending) return;
    const typed = form.get("code");
    const text = typeof typed === "string" ? typed : "";
    const code = readAppointmentCode(text);
    if (code === null) return fail({ kind: "no-code", isEmpty: text.trim() === "" });
    setPending(true);
    const booked = guest.get().map(({ token }) => token); // count beside a patient who is signed in here, too
    const result = await api.call(joinByCode, {
      body: { code },
      ...(booked.length > 0 && { headers: { "x-guest-token": booked.join(",") } }),
    });
    setPending(false);
    if (!result.isOk) return fail({ kind: "failed", failure: result.failure });
    const { leads_to: path, opens_at: opensAt, time_zone: timeZone } = result.data.data.entity;
    if (path !== null) return navigate(path);
    if (opensAt !== null) setAnswer({ kind: "opens-later", opensAt, timeZone });
  };
  return { answer, isPending, send };
}

/** The code is right and the appointment over: its page opens to those whose it is, by their email or their account. */
function WaysToPastPage() {
  const { settings } = useClinic();
  const session = useSession();
  return (
    <>
      <Trans>To see its page, open the link in your confirmation email.</Trans>
      <span className="row wrapf">
        {settings.patientsLogIn && session.kind !== "signed-in" && (
          <AppLink to="/login?from=%2Fappointments%3Fview%3Dpast" className={textLinkClass()}>
            <Trans>Sign in to see your past appointments</Trans>
          </AppLink>
        )}
        <AppLink to="/doctors" className={textLinkClass()}>
          <Trans>Book a new appointment</Trans>
        </AppLink>
      </span>
    </>
  );
}

/** Who has no code finds another way here. */
function OtherWays() {
  const { settings } = useClinic();
  const session = useSession();
  const phone = settings.clinicPhone;
  return (
    <div className="stack g2 sm muted">
      {settings.patientsLogIn && session.kind !== "signed-in" && (
        <p>
          <Trans>
            Have an account?{" "}
            <AppLink to="/login?from=%2Fappointments" className={textLinkClass()}>
              Sign in to see your appointments
            </AppLink>
          </Trans>
        </p>
      )}
      {phone !== null && (
        <p>
          <Trans>
            Can’t find your code? Call the clinic:{" "}
            <a href={`tel:${phone.replaceAll(" ", "")}`} className={textLinkClass()}>
              <bdi dir="ltr">{phone}</bdi>
            </a>
          </Trans>
        </p>
      )}
    </div>
  );
}

/** The code is right and the room is not open: when to come back, and not a word about whose visit it is (D.90). */
function OpensLater({ at, timeZone }: { at: string; timeZone: string }) {
  const { day, time, zoneLabel, distance } = useAppointmentTime(at, timeZone);
  return (
    <Banner>
      <strong>
        <Trans>You’re early.</Trans>
      </strong>{" "}
      <Trans>
        The waiting room opens {distance}, {day} at <bdi dir="ltr">{time}</bdi>, {zoneLabel}. Come back then
        with the same code.
      </Trans>{" "}
      <Trans>To see, change or cancel the appointment, open the link in your confirmation email.</Trans>
    </Banner>
  );
}
