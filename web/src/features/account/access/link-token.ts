import { useEffect, useSyncExternalStore } from "react";
import { usePageQuery } from "../../../platform/page-address.ts";

/**
 * Tokens that stood in the address of a page, by page and name. The tab's own memory keeps them until they are used, so
 * that a reload goes on; where a browser refuses it they live as long as the page.
 */
const stored = new Map<string, string>();
const keyOf = (name: string) => `link-token ${location.pathname} ${name}`;

/**
 * Removes these parameters from the address, replacing the history entry. With `keep` it stores their values
 * in this tab for `useLinkToken`.
 */
export function moveTokensOutOfAddress(names: readonly string[], { keep }: { keep: boolean }): void {
  const url = new URL(location.href);
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  for (const name of found) {
    if (keep) storeInTab(name, url.searchParams.get(name) ?? "");
    url.searchParams.delete(name);
  }
  history.replaceState(history.state, "", url);
}

/**
 * Returns the token named `name` in this page's address, or as stored in this tab; undefined without one.
 * After hydration an effect removes it from the address (`auth_token` excepted: it is removed elsewhere).
 */
export function useLinkToken(name: string): string | undefined {
  const search = usePageQuery();
  const token = search[name];
  const remembered = useStoredInTab(name);
  useEffect(() => {
    // `auth_token` is taken by what every page does with it first (D.57); it is kept from there.
    if (token && name !== "auth_token") moveTokensOutOfAddress([name], { keep: true });
  }, [name, token]);
  return token || remembered;
}

/** Under this name the tab keeps when the mail of a sign-up was sent, and to whom: what a reload must not lose, but no password. */
export const sentMail = "sent-mail";

/** Keeps a value for this path in the tab's memory, as the tokens are kept; `forgetLinkToken` erases it. */
export function storeInTab(name: string, value: string): void {
  try {
    sessionStorage.setItem(keyOf(name), value);
  } catch {
    stored.set(keyOf(name), value);
  }
}

/** Returns what the tab keeps for this path under a name, read at each render; undefined without one, and before hydration. */
export function useStoredInTab(name: string): string | undefined {
  return useSyncExternalStore(neverChanges, () => recall(keyOf(name)), nothing);
}

/**
 * Erases stored tokens of links of this path from memory and `sessionStorage`. Call it once a token is used
 * up.
 */
export function forgetLinkToken(...names: readonly string[]): void {
  for (const name of names) {
    stored.delete(keyOf(name));
    attempt(() => sessionStorage.removeItem(keyOf(name)));
  }
}

const recall = (key: string) => attempt(() => sessionStorage.getItem(key)) ?? stored.get(key);

/** Some browsers refuse storage altogether. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

const neverChanges = () => () => {};
const nothing = () => undefined;
