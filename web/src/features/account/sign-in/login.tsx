import { afterLogIn, guardLogIn } from "@anteroom/domain/account/guards";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { rememberSignIn } from "../../../shared/account/left-sign-in.ts";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { lazyPart } from "../../../ui/later.tsx";
import { Scene } from "../../../ui/feedback/scene.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { LoginForm } from "./login-form.tsx";
import styles from "./login.module.css";

const { Part: LinkStep } = lazyPart(async () => (await import("./link-step.tsx")).LinkStep, { isPage: true });

/**
 * `/login`: sign-in by name and password, or by passkey. Leads to the wanted page; who is signed in already
 * goes to the home page.
 */
export function Login() {
  const { navigate } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const session = useSession();
  const { from } = usePageQuery();
  const wanted = afterLogIn(from);
  const isSigningIn = useRef(false);
  const challenge = useStore(pendingChallenge, null);
  const [isMidway, setMidway] = useState(false);
  if (challenge !== null && !isMidway) setMidway(true);
  const decision = guardLogIn({ isLoggedIn: session.kind === "signed-in", isMidway }, settings);
  // A token of the address comes before any guard (D.57); until then nobody knows who is here.
  const target = session.kind !== "unknown" && "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(isSigningIn.current ? wanted : target, { replace: true });
  }, [navigate, target, wanted]);
  if ("redirect" in decision) return <PageSkeleton />;
  if (!settings.patientsLogIn)
    return <LinkStep challenge={challenge} onSend={() => (isSigningIn.current = true)} />;
  const signUp = wanted === "/" ? "/sign-up" : `/sign-up?from=${encodeURIComponent(wanted)}`;
  return (
    <div className={styles["page"]}>
      <div className={styles["words"]}>
        <div className="stack g2">
          <h1>
            <Trans>Welcome back</Trans>
          </h1>
          <p className="muted">
            <Trans>Sign in to see your appointments and messages.</Trans>
          </p>
        </div>
        {wanted !== "/" && !isPublic(wanted) && <Reason wanted={wanted} />}
        <LoginForm onSend={() => (isSigningIn.current = true)} label={t`Sign in`}>
          <p className={styles["way-out"]}>
            <AppLink
              to="/recover-password"
              className={textLinkClass()}
              onClick={() => rememberSignIn(wanted)}
            >
              <Trans>Forgot password?</Trans>
            </AppLink>
          </p>
        </LoginForm>
        {settings.patientsSignUp ? (
          <p className={classNames(styles["way-out"], "muted")}>
            <Trans>
              New here?{" "}
              <AppLink to={signUp} className={textLinkClass()}>
                Create an account
              </AppLink>
            </Trans>
          </p>
        ) : (
          <p className="muted">
            <NoSignUp />
          </p>
        )}
      </div>
      <div className={styles["picture"]}>
        <Scene scene="ajar" />
      </div>
    </div>
  );
}

/** Where nobody opens an account themselves: what to do without one, for a child too. */
function NoSignUp() {
  const { patientsGuestBooking, patientsWebScheduling, clinicPhone } = useClinic().settings;
  const phone = clinicPhone !== null && (
    <a href={`tel:${clinicPhone.replaceAll(" ", "")}`}>
      <bdi dir="ltr">{clinicPhone}</bdi>
    </a>
  );
  if (patientsGuestBooking && patientsWebScheduling)
    return (
      <Trans>
        No account? You don’t need one: <AppLink to="/doctors">book as a guest</AppLink>, for yourself or in
        your child’s name.
      </Trans>
    );
  return phone ? (
    <Trans>No account? Call the clinic: {phone}.</Trans>
  ) : (
    <Trans>No account? Ask the clinic for one.</Trans>
  );
}

/** Booking is open to everyone: whoever signs in there does so by choice. */
const isPublic = (wanted: string) => /^\/(scheduling\/patient|doctors)/.test(wanted);

/** D.46: why somebody who wanted another page stands here. */
function Reason({ wanted }: { wanted: string }) {
  return (
    <Banner>
      {wanted.startsWith("/appointments") ? (
        <Trans>Sign in to see your appointments. We’ll then take you to the page you wanted.</Trans>
      ) : wanted.startsWith("/health-assessment") ? (
        <Trans>Sign in to do the health assessment. We’ll then take you there.</Trans>
      ) : (
        <Trans>This page is private. Sign in to see it.</Trans>
      )}
    </Banner>
  );
}
