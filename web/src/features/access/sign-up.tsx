import { guardSignUp } from "@anteroom/domain/guards";
import { useEffect } from "react";
import { useApp, useClinic, useSession } from "../../platform/app-context.tsx";
import { PageSkeleton } from "../../ui/skeleton.tsx";
import { ConfirmSignUp } from "./confirm-sign-up.tsx";
import { useLinkToken } from "./link-token.ts";
import { SignUpForm } from "./sign-up-form.tsx";

/** `/sign-up`: asks for an account, and confirms the address with the link of the mail (S6.AUTH.04, S3.SET.patientsSignUp). */
export function SignUp() {
  const { navigate } = useApp();
  const { settings } = useClinic();
  const session = useSession();
  const token = useLinkToken("confirmation_token");
  const decision = guardSignUp(session.kind === "signed-in", settings);
  const target = "redirect" in decision ? decision.redirect : null;
  useEffect(() => {
    if (target !== null) void navigate(target, { replace: true });
  }, [navigate, target]);
  if (target !== null) return <PageSkeleton />;
  return token ? <ConfirmSignUp token={token} /> : <SignUpForm />;
}
