/** Where the clinic's OpenID provider sends browsers back to. */
const returnPath = "/desk/sign-in";
const cameFrom = "desk-came-from";

/** Remembers the screen that somebody wanted, and leaves for the provider. */
export function redirectToProvider(url: string): void {
  sessionStorage.setItem(cameFrom, location.pathname);
  location.assign(url);
}

/**
 * What the provider has added to the address, once: it leaves the address bar and the history, and the screen that was wanted
 * takes its place. Null where nobody came back.
 */
export function takeProviderAnswer(): string | null {
  if (location.pathname !== returnPath) return null;
  const answer = location.search.slice(1);
  const wanted = sessionStorage.getItem(cameFrom) ?? "";
  sessionStorage.removeItem(cameFrom);
  history.replaceState(null, "", wanted.startsWith("/desk") && wanted !== returnPath ? wanted : "/desk");
  return answer === "" ? null : answer;
}
