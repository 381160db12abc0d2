import type { App } from "../../platform/app-context.tsx";
import { CarePage } from "./care-page.tsx";

/** D.43: the link of the mail that asks an adult is opened on `/login?care=`; the token leaves the address at once. */
export async function openCare(app: App): Promise<void> {
  const url = new URL(location.href);
  const token = url.searchParams.get("care") ?? "";
  url.searchParams.delete("care");
  history.replaceState(history.state, "", url);
  await app.texts.load(["dependents", "profile"]);
  app.cover.set(() => <CarePage token={token} />);
}
