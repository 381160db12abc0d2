import { guardSignUp } from "@anteroom/domain/account/guards";
import { useEffect, useState } from "react";
import { useApp, useClinic, useIsHydrated, useSession } from "../../../platform/app-context.tsx";
import { lazyPart } from "../../../ui/lazy.tsx";
import { PageSkeleton } from "../../../ui/feedback/page-skeleton.tsx";
import { forgetLinkToken, sentMail, useLinkToken } from "../access/link-token.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** Needed by who comes back with the link of the mail. */
const place = { isPage: true };
const { Part: ConfirmSignUp } = lazyPart(
  async () => (await import("./confirm-sign-up.tsx")).ConfirmSignUp,
  place,
);
const { Part: AccountReady } = lazyPart(
  async () => (await import("./account-ready.tsx")).AccountReady,
  place,
);

/** `isLeaving`: the session begins, and then the page that was wanted follows. */
type Confirmed = { returnPath: string | null; isLeaving?: boolean };

/**
 * `/sign-up`: requests an account, and confirms the email with the mail's link (`?confirmation_token=`, moved
 * out of the address), which signs in and leads to the stored page. Redirects a signed-in patient, and where
 * the clinic has no sign-up (S6.AUTH.04, S3.SET.patientsSignUp).
 */
export function SignUp() {
  const { api, navigate, session: sessions } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const isHydrated = useIsHydrated();
  const found = useLinkToken("confirmation_token");
  // The token as last known: the tab forgets a link that is over, whose page stays until it is left.
  const [token, setToken] = useState(found);
  if (found !== undefined && found !== token) setToken(found);
  const [confirmed, setConfirmed] = useState<Confirmed | null>(null);
  const decision = guardSignUp(session.kind === "signed-in" && !confirmed, settings);
  const target = "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null) return <PageSkeleton />;
  const follow = (returnPath: string | null) => {
    forgetLinkToken(sentMail);
    setConfirmed({ returnPath });
    void sessions.restore(api);
  };
  const confirm = async (fresh: string, returnPath: string | null) => {
    setConfirmed({ returnPath, isLeaving: true });
    forgetLinkToken("confirmation_token", sentMail);
    const isIn = await sessions.begin(api, fresh);
    if (isIn) return navigate(returnPath ?? "/", { replace: true });
    setConfirmed({ returnPath });
  };
  if (confirmed?.isLeaving) return <PageSkeleton />;
  if (confirmed) return <AccountReady {...confirmed} />;
  if (!token) return <SignUpForm onConfirmed={follow} />;
  if (!isHydrated) return <PageSkeleton />; // the server waits for no part that comes later
  return (
    <ConfirmSignUp
      key={token}
      token={token}
      onDone={(...given) => void confirm(...given)}
      onLeave={() => setToken(undefined)}
    />
  );
}
