import { CarePage } from "../../features/account/dependents/care-page.tsx";
import { NewEmailPage } from "../../features/account/profile/new-email-page.tsx";
import { UndoEmailPage } from "../../features/account/profile/undo-email-page.tsx";
import type { App } from "../../platform/app-context.tsx";

/**
 * Shows the confirmation page of a mail's link to `/login` (`care`, `undo_email`, `new_email`) over the app. Requires one of these tokens in
 * the address. Removes them at once (D.43), then loads the texts; rejects where these cannot be fetched.
 */
export async function openConfirmationLink(app: App): Promise<void> {
  const url = new URL(location.href);
  const [care, undo, email] = ["care", "undo_email", "new_email"].map((name) => {
    const token = url.searchParams.get(name);
    url.searchParams.delete(name);
    return token;
  });
  history.replaceState(history.state, "", url);
  await app.texts.load(["dependents", "profile"]);
  app.cover.set(() => {
    if (care) return <CarePage token={care} />;
    return undo ? <UndoEmailPage token={undo} /> : <NewEmailPage token={email ?? ""} />;
  });
}
