import { linkProviderAccount } from "@anteroom/contract/account/provider-sign-in";
import { afterLogIn, guardLogIn } from "@anteroom/domain/account/guards";
import { Trans, useLingui } from "@lingui/react/macro";
import { useEffect, useRef, useState } from "react";
import { useApp, useClinic, useSession } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { rememberSignIn } from "../../../shared/account/interrupted-sign-in.ts";
import { pendingChallenge } from "../../../shared/booking/pending-challenge.ts";
import { useStore } from "../../../platform/storage/store.ts";
import { usePageQuery } from "../../../platform/page-address.ts";
import { Banner } from "../../../ui/feedback/banner.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { lazyPart } from "../../../ui/lazy.tsx";
import { Scene } from "../../../ui/feedback/scene.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { textLinkClass } from "../../../ui/text-link.tsx";
import { LoginForm } from "./login-form.tsx";
import { providerOutcome, takeWanted } from "./provider-outcome.ts";
import styles from "./login.module.css";

const { Part: LinkStep } = lazyPart(async () => (await import("./link-step.tsx")).LinkStep, { isPage: true });
const { Part: ProviderStep } = lazyPart(
  async () => (await import("../access/provider-step.tsx")).ProviderStep,
  { isPage: true },
  ["access"],
);

/**
 * `/login`: sign-in by name and password, or by passkey, then the page of `?from=`. The clinic's own provider
 * leads back here (`?code=`). Redirects a signed-in person to the home page. Where the clinic has no sign-in,
 * it renders only the second step of a sign-in by link, and otherwise redirects.
 */
export function Login() {
  const { api, navigate } = useApp();
  const { settings } = useClinic();
  const { t } = useLingui();
  const session = useSession();
  const { from, state, code, error } = usePageQuery();
  const wanted = afterLogIn(from);
  const isBack = state !== undefined && (code !== undefined || error !== undefined);
  const outcome = useStore(providerOutcome, null);
  const isSigningIn = useRef(false);
  const challenge = useStore(pendingChallenge, null);
  const [isMidway, setMidway] = useState(false);
  if (challenge !== null && !isMidway) setMidway(true);
  const decision = guardLogIn({ isLoggedIn: session.kind === "signed-in", isMidway }, settings);
  // A token of the address comes before any guard (D.57); until then the person is unknown.
  const target = session.kind !== "unknown" && "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target === null) return;
    const leave = () => void navigate(isSigningIn.current ? wanted : target, { replace: true });
    if (providerOutcome.get()?.kind !== "link") return leave();
    providerOutcome.set(null);
    void api.call(linkProviderAccount).then(leave); // without it the provider's button asks for this again
  }, [api, navigate, target, wanted]);
  useEffect(() => {
    if (!isBack || target !== null) return;
    providerOutcome.set({ kind: "answer", answer: location.search.slice(1) });
    const before = afterLogIn(takeWanted());
    const to = before === "/" ? "/login" : `/login?from=${encodeURIComponent(before)}`;
    void navigate(to, { replace: true });
  }, [isBack, navigate, target]);
  if ("redirect" in decision || isBack) return <PageSkeleton />;
  if (!settings.patientsLogIn)
    return <LinkStep challenge={challenge} onSend={() => (isSigningIn.current = true)} />;
  if (outcome?.kind === "answer" || outcome?.kind === "new")
    return <ProviderStep outcome={outcome} onSend={() => (isSigningIn.current = true)} />;
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

/** Where patients cannot sign up: what to do without an account, for a child too. */
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

/** Booking needs no account: signing in there is optional. */
const isPublic = (wanted: string) => /^\/(scheduling\/patient|doctors)/.test(wanted);

/** D.46: why a person who wanted another page was led here. */
function Reason({ wanted }: { wanted: string }) {
  return (
    <Banner>
      {wanted.startsWith("/appointments") ? (
        <Trans>Sign in to see your appointments. We’ll then take you to the page you wanted.</Trans>
      ) : wanted.startsWith("/health-assessment") ? (
        <Trans>Sign in to do the health assessment. We’ll then take you there.</Trans>
      ) : /^\/vitals(?![\w-])/.test(wanted) ? (
        <Trans>
          Sign in to keep your readings in your health record. We’ll then take you back to your vital signs.
        </Trans>
      ) : (
        <Trans>Sign in to continue. We’ll then take you to the page you wanted.</Trans>
      )}
    </Banner>
  );
}
