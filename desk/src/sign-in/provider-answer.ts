/** Where the clinic's OpenID provider sends browsers back to. */
const returnPath = "/desk/sign-in";
const cameFrom = "desk-came-from";

/**
 * Stores the present screen in sessionStorage, and leaves for the clinic's OpenID provider at `url`. Throws
 * where storage is denied.
 */
export function redirectToProvider(url: string): void {
  sessionStorage.setItem(cameFrom, location.pathname);
  location.assign(url);
}

/**
 * Returns the provider's answer (a query string without "?") in the address, once, and replaces address and
 * history entry by the screen wanted before. Null without one, or on any other path.
 */
export function takeProviderAnswer(): string | null {
  if (location.pathname !== returnPath) return null;
  const answer = location.search.slice(1);
  const wanted = sessionStorage.getItem(cameFrom) ?? "";
  sessionStorage.removeItem(cameFrom);
  history.replaceState(null, "", wanted.startsWith("/desk") && wanted !== returnPath ? wanted : "/desk");
  return answer === "" ? null : answer;
}
