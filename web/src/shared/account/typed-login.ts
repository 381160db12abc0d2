import { createStore } from "../../platform/storage/store.ts";

/** The name typed at the sign-in, for the page of a forgotten password. In memory only: it stands in no address and no storage. */
export const typedLogin = createStore("");

/** Remembers what stands in the field of the sign-in as its page is left for that of a forgotten password. */
export function rememberLogin(): void {
  typedLogin.set(document.querySelector<HTMLInputElement>("#login")?.value.trim() ?? "");
}
