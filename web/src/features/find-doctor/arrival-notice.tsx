import { useLingui } from "@lingui/react/macro";
import { useClinic } from "../../platform/app-context.tsx";
import { AppLink } from "../../platform/link.tsx";
import { Banner } from "../../ui/feedback/banner.tsx";
import styles from "./arrival-notice.module.css";

/**
 * Explains why a person was redirected here (D.47). `reason` is a code such as `draft-expired` (the keys of `reasons`);
 * renders nothing for an unknown one.
 */
export function ArrivalNotice({ reason }: { reason?: string | undefined }) {
  return reason ? <Reason reason={reason} /> : null;
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
    "with-check": {
      words: t`Your symptom check goes along when you book. You can leave it out before you confirm.`,
    },
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
