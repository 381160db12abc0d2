import { createStore } from "../../platform/storage/store.ts";

/** What the page before was left with. */
type LeftSignIn = {
  /** The address or number typed there. */
  login: string;
  /** The page that was wanted. */
  wanted: string;
};

/** No sign-in was interrupted. */
export const emptySignIn: LeftSignIn = { login: "", wanted: "/" };

/**
 * The address with which sign-in, sign-up or password recovery was left for another of them; in memory only.
 * Whoever reads it must reset it to `emptySignIn`.
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
