import { createStore } from "../../platform/storage/store.ts";

/** What the sign-in was left with. */
type LeftSignIn = {
  /** The name typed there. */
  login: string;
  /** The page that was wanted. */
  wanted: string;
};

/** No sign-in was interrupted. */
export const emptySignIn: LeftSignIn = { login: "", wanted: "/" };

/**
 * What was typed in the sign-in form before the password recovery was opened; in memory only. Whoever reads
 * it must reset it to `emptySignIn`.
 */
export const interruptedSignIn = createStore(emptySignIn);

/**
 * Stores the login typed into the page's field `#login` (empty without one) and the wanted page, before the
 * password recovery opens. In memory only.
 */
export function rememberSignIn(wanted: string): void {
  const login = document.querySelector<HTMLInputElement>("#login")?.value.trim() ?? "";
  interruptedSignIn.set({ login, wanted });
}
