import { asOwnPath } from "@anteroom/domain/shared/route-values";
import { Trans, useLingui } from "@lingui/react/macro";
import { useClinic, useSession } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { buttonClass } from "../../ui/button.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import styles from "./arrival-notice.module.css";

type Props = { from?: string | undefined; reason?: string | undefined };

/** Why somebody who wanted another page has come here, and the way back to it (D.46, D.47). */
export function ArrivalNotice({ from, reason }: Props) {
  const session = useSession();
  const wanted = asOwnPath(from);
  if (wanted !== null && session.kind !== "signed-in") return <SignInFirst wanted={wanted} />;
  return reason ? <Reason reason={reason} /> : null;
}

function SignInFirst({ wanted }: { wanted: string }) {
  const { settings } = useClinic();
  const isAboutAppointment = /^\/(appointments|client\/video)/.test(wanted);
  return (
    <div className={`${styles["notice"] ?? ""} stack`}>
      <Banner icon="lock-fill">
        {isAboutAppointment ? (
          <Trans>Sign in to see your appointments.</Trans>
        ) : wanted.startsWith("/health-assessment") ? (
          <Trans>Sign in to do the health assessment.</Trans>
        ) : (
          <Trans>Sign in to open that page.</Trans>
        )}
      </Banner>
      <div className="row wrapf">
        {settings.patientsLogIn && (
          <AppLink to={`/login?from=${encodeURIComponent(wanted)}`} className={buttonClass()}>
            <Trans>Sign in</Trans>
          </AppLink>
        )}
        {isAboutAppointment && (
          <AppLink to="/join-by-code" className={buttonClass({ kind: "outlined" })}>
            <Trans>I have a code</Trans>
          </AppLink>
        )}
      </div>
    </div>
  );
}

function Reason({ reason }: { reason: string }) {
  const { t } = useLingui();
  const { settings } = useClinic();
  const canBook = settings.patientsWebScheduling;
  const doctors = canBook ? { to: "/doctors", words: t`Find a doctor` } : null;
  const reasons: Partial<Record<string, { words: string; way?: { to: string; words: string } | null }>> = {
    "draft-expired": { words: t`We’re no longer holding the time you chose. Choose a time again.` },
    "no-slot-chosen": { words: t`No time is chosen yet. Choose a doctor and a time.` },
    "guest-details-missing": {
      words: t`We need a few details about the patient before you pay.`,
      way: canBook ? { to: "/scheduling/patient", words: t`Fill them in` } : null,
    },
    "check-unknown": { words: t`That symptom check is no longer here. Choose a doctor as usual.` },
    "gate-closed": { words: t`This clinic does not offer that page.` },
    "sign-in-needed": { words: t`That page is for patients who are signed in.` },
    "log-in-closed": { words: t`You can’t sign in to this clinic on the web.`, way: doctors },
    "sign-up-closed": { words: t`You can’t create an account for this clinic on the web.`, way: doctors },
    "link-incomplete": { words: t`That link is not complete. Open it again from your email.` },
  };
  const found = Object.hasOwn(reasons, reason) ? reasons[reason] : undefined;
  if (!found) return null;
  return (
    <div className={styles["notice"]}>
      <Banner>
        {found.words}{" "}
        {found.way && (
          <AppLink to={found.way.to} className="b">
            {found.way.words}
          </AppLink>
        )}
      </Banner>
    </div>
  );
}
