import { Trans } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { useClinic } from "../../../platform/app-context.tsx";
import { AppLink } from "../../../platform/link.tsx";
import { buttonClass } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/feedback/empty-state.tsx";

/** Which private page was wanted; the words say it. */
type Wanted = "appointments" | "assessment" | "record" | "profile" | "other";

const kinds: readonly (readonly [RegExp, Wanted])[] = [
  [/^\/(?:appointments|client\/video)(?![\w-])/, "appointments"],
  [/^\/health-assessment(?![\w-])/, "assessment"],
  [/^\/health-record(?![\w-])/, "record"],
  [/^\/profile-settings(?![\w-])/, "profile"],
];

/**
 * Renders why a private page (`wanted`: its path and query) needs sign-in, and links to sign in, sign up or
 * use a code, as the clinic allows. They lead back to `wanted` (D.46).
 */
export function SignInFirst({ wanted }: { wanted: string }) {
  const { settings } = useClinic();
  const kind = kinds.find(([path]) => path.test(wanted))?.[1] ?? "other";
  const from = `?from=${encodeURIComponent(wanted)}`;
  const canSignIn = settings.patientsLogIn;
  return (
    <div className="stack g5">
      <EmptyState
        headingLevel={1}
        title={canSignIn ? titles[kind] : <Trans>You can’t sign in to this clinic on the web.</Trans>}
        actions={
          <>
            {canSignIn && (
              <AppLink to={`/login${from}`} className={buttonClass()}>
                <Trans>Sign in</Trans>
              </AppLink>
            )}
            {kind === "appointments" ? (
              <AppLink to="/join-by-code" className={buttonClass({ kind: "outlined" })}>
                <Trans>I have a code</Trans>
              </AppLink>
            ) : (
              settings.patientsSignUp && (
                <AppLink to={`/sign-up${from}`} className={buttonClass({ kind: "outlined" })}>
                  <Trans>Create an account</Trans>
                </AppLink>
              )
            )}
            <AppLink to="/doctors" className={buttonClass({ kind: "quiet" })}>
              <Trans>Find a doctor</Trans>
            </AppLink>
          </>
        }
      >
        {canSignIn && reasons[kind]}
      </EmptyState>
      {kind === "appointments" && <WithoutAccount />}
    </div>
  );
}

/** What somebody who holds nothing but an email can do: join with its code, change by its link, or call. */
function WithoutAccount() {
  const phone = useClinic().settings.clinicPhone;
  return (
    <p className="muted">
      <Trans>
        Did you book without an account? Use the code from your email to join, from one hour before the
        appointment. To change or cancel, open the link in that email.
      </Trans>{" "}
      {phone !== null && (
        <Trans>
          Need a person? Call the clinic:{" "}
          <a href={`tel:${phone.replaceAll(" ", "")}`} dir="ltr">
            {phone}
          </a>
          .
        </Trans>
      )}
    </p>
  );
}

const titles: Readonly<Record<Wanted, ReactNode>> = {
  appointments: <Trans>Sign in to see your appointments</Trans>,
  assessment: <Trans>Sign in to do the health assessment</Trans>,
  record: <Trans>Sign in to see your health record</Trans>,
  profile: <Trans>Sign in to open your profile</Trans>,
  other: <Trans>Sign in to open this page</Trans>,
};

const reasons: Readonly<Record<Wanted, ReactNode>> = {
  appointments: (
    <Trans>
      Only you can see them. After you sign in, the page opens automatically. There you can join, change or
      cancel.
    </Trans>
  ),
  assessment: (
    <Trans>
      Your answers are private, so we need to know who you are. The assessment then opens automatically.
    </Trans>
  ),
  record: <Trans>Only you can see it. After you sign in, it opens automatically.</Trans>,
  profile: <Trans>Only you can see it. After you sign in, it opens automatically.</Trans>,
  other: <Trans>Only you can see it. After you sign in, it opens automatically.</Trans>,
};
