import { guardSignUp } from "@anteroom/domain/guards";
import { useEffect, useState } from "react";
import { useApp, useClinic, useIsAwake, useSession } from "../../platform/app-context.tsx";
import { later } from "../../ui/later.tsx";
import { PageSkeleton } from "../../ui/skeleton.tsx";
import { forgetLinkToken, useLinkToken } from "./link-token.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** Needed by who comes back with the link of the mail. */
const place = { isPage: true };
const { Part: ConfirmSignUp } = later(
  async () => (await import("./confirm-sign-up.tsx")).ConfirmSignUp,
  place,
);
const { Part: AccountReady } = later(async () => (await import("./account-ready.tsx")).AccountReady, place);

/** `/sign-up`: asks for an account, and confirms the address with the link of the mail (S6.AUTH.04, S3.SET.patientsSignUp). */
export function SignUp() {
  const { navigate } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const isAwake = useIsAwake();
  const token = useLinkToken("confirmation_token");
  const [isConfirmed, setConfirmed] = useState(false);
  const decision = guardSignUp(session.kind === "signed-in", settings);
  const target = "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null) return <PageSkeleton />;
  const confirm = () => {
    setConfirmed(true);
    forgetLinkToken("confirmation_token");
  };
  if (!token && !isConfirmed) return <SignUpForm />;
  if (!isAwake) return <PageSkeleton />; // the server waits for no part that comes later
  return token && !isConfirmed ? <ConfirmSignUp token={token} onDone={confirm} /> : <AccountReady />;
}
