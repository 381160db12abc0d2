import { useSearch } from "@tanstack/react-router";
import { useEffect } from "react";

/** Tokens that stood in the address of this page; they live as long as the page and nowhere else. */
const kept = new Map<string, string>();

/** Takes tokens out of the address and its history entry, and keeps them for this page's own button. */
export function takeFromAddress(names: readonly string[]): void {
  const url = new URL(location.href);
  const found = names.filter((name) => url.searchParams.has(name));
  if (found.length === 0) return;
  for (const name of found) {
    kept.set(name, url.searchParams.get(name) ?? "");
    url.searchParams.delete(name);
  }
  history.replaceState(history.state, "", url);
}

/** A token that came by the address of this very page; it is gone from there as soon as the page is awake. */
export function useLinkToken(name: string): string | undefined {
  const search: Record<string, string | undefined> = useSearch({ strict: false });
  const token = search[name];
  useEffect(() => {
    // `auth_token` is taken by what every page does with it first (D.57); it is kept from there.
    if (token && name !== "auth_token") takeFromAddress([name]);
  }, [name, token]);
  return token || (typeof window === "undefined" ? undefined : kept.get(name));
}

/** After its use a token opens nothing any more, and is forgotten. */
export function forgetLinkToken(name: string): void {
  kept.delete(name);
}
