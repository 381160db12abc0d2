import { isCheckerOffered } from "@anteroom/domain/health/symptom-checker";
import { embeddedVitals } from "@anteroom/domain/vitals/vitals-provider";
import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic, useSession } from "../../../platform/app-context.tsx";
import { AppLink, useIsOpen } from "../../../platform/link.tsx";
import styles from "./health-cards.module.css";

/**
 * Renders links to the health tools that the clinic offers and that are open to this person; nothing without
 * any.
 */
export function HealthCards() {
  const { settings } = useClinic();
  const isOpen = useIsOpen();
  const hasReading = settings.patientsHomepageVitalSigns && isOpen("/vitals");
  const session = useSession();
  const isPatient = session.kind === "signed-in";
  // Until it is known who is here, the page's own guard decides: a patient must not be led to sign in again.
  const isGuest = session.kind === "signed-out";
  // It needs an account: a visitor is told so here, signs in, and stands in it.
  const hasAssessment = isOpen("/health-assessment") && (!isGuest || settings.patientsLogIn);
  const hasLibrary = isOpen("/health-search");
  const hasCamera = settings.vitalSignsProvider === embeddedVitals;
  const hasChecker = isCheckerOffered(settings) && isOpen("/scheduling/symptom-checker");
  const hasRecord = isPatient && isOpen("/health-record");
  if (!hasReading && !hasAssessment && !hasLibrary && !hasChecker && !hasRecord) return null;
  return (
    <section className={`stack ${styles["tools"]}`} aria-labelledby="health">
      <h2 id="health">
        <Trans>How are you?</Trans>
      </h2>
      <div className={styles["cards"]}>
        {hasRecord && (
          <Card to="/health-record" art={<Page />}>
            <span className="b">
              <Trans>My health record</Trans>
            </span>
            <span className="sm muted">
              <Trans>Medicines, allergies, results, files</Trans>
            </span>
          </Card>
        )}
        {hasReading && (
          <Card to="/vitals" art={<path className={styles["line"]} d={heartbeat} />}>
            <span className="b">
              {hasCamera ? <Trans>Pulse and breathing</Trans> : <Trans>Your vital signs</Trans>}
            </span>
            <span className="sm muted">
              {hasCamera ? (
                <Trans>With your camera, about a minute</Trans>
              ) : (
                <Trans>Pulse, blood pressure, weight: entered by you</Trans>
              )}
            </span>
          </Card>
        )}
        {hasAssessment && (
          <Card to={isGuest ? "/login?from=%2Fhealth-assessment" : "/health-assessment"} art={<Bars />}>
            <span className="b">
              <Trans>Health assessment</Trans>
            </span>
            <span className="sm muted">
              {isGuest ? (
                <Trans>Sign in to do the assessment</Trans>
              ) : (
                <Trans>Ten areas, about six minutes</Trans>
              )}
            </span>
          </Card>
        )}
        {hasChecker && (
          <Card to="/scheduling/symptom-checker" art={<path className={styles["line"]} d={questions} />}>
            <span className="b">
              <Trans>Check your symptoms</Trans>
            </span>
            <span className="sm muted">
              <Trans>A few questions, about three minutes</Trans>
            </span>
          </Card>
        )}
        {hasLibrary && (
          <Card to="/health-search" art={<Page />}>
            <span className="b">
              <Trans>Health from A to Z</Trans>
            </span>
            <span className="sm muted">
              <Trans>Illnesses and symptoms in plain words</Trans>
            </span>
          </Card>
        )}
      </div>
    </section>
  );
}

function Card({ to, art, children }: { to: string; art: ReactNode; children: ReactNode }) {
  return (
    <AppLink to={to} className={styles["card"]}>
      <svg className={styles["art"]} viewBox="0 0 120 44" aria-hidden="true" focusable="false">
        {art}
      </svg>
      {children}
    </AppLink>
  );
}

/** A path that parts twice, as answers do. */
const questions =
  "M2 22h26m0 0c14 0 10-14 24-14h20m-44 14c14 0 10 14 24 14h20m0-28h44M72 36h16m0 0c10 0 8-8 16-8h12";
const heartbeat = "M2 26h18l6-8 7 14 9-28 9 34 7-18 6 6h16l5-6 6 12 5-6h20";

/** Height and strength of each arch of the drawing. */
const bars = [
  [21, 0.9],
  [29, 0.45],
  [13, 1],
  [35, 0.45],
  [24, 0.7],
  [17, 0.9],
] as const;

function Bars() {
  return bars.map(([top, opacity], index) => (
    <path key={top} fill="currentColor" opacity={opacity} d={`M${index * 20} 44V${top}a7 7 0 0 1 14 0V44Z`} />
  ));
}

/** A page to read, behind an arch like everything here. */
function Page() {
  return (
    <>
      <path fill="currentColor" opacity=".45" d="M0 44V20a18 18 0 0 1 36 0v24Z" />
      <path className={styles["line"]} d="M50 10h66M50 22h56M50 34h62" />
    </>
  );
}
