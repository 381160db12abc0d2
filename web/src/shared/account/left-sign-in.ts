import { createStore } from "../../platform/storage/store.ts";

/** What the sign-in was left with. */
type LeftSignIn = {
  /** The name typed there. */
  login: string;
  /** The page that was wanted. */
  wanted: string;
};

export const emptySignIn: LeftSignIn = { login: "", wanted: "/" };

/** For the page of a forgotten password. In memory only: what was typed stands in no address and no storage. */
export const interruptedSignIn = createStore(emptySignIn);

/** Remembers what stands in the field of the sign-in, as its page is left for that of a forgotten password. */
export function rememberSignIn(wanted: string): void {
  const login = document.querySelector<HTMLInputElement>("#login")?.value.trim() ?? "";
  interruptedSignIn.set({ login, wanted });
}
