/** Where the clinic's OpenID provider sends browsers back to. */
const returnPath = "/desk/sign-in";
const cameFrom = "desk-came-from";

/** Stores the wanted screen and redirects to the clinic's OpenID provider. */
export function redirectToProvider(url: string): void {
  sessionStorage.setItem(cameFrom, location.pathname);
  location.assign(url);
}

/**
 * Returns the provider's answer in the address, once, and replaces it with the wanted screen in address and
 * history. Null without one.
 */
export function takeProviderAnswer(): string | null {
  if (location.pathname !== returnPath) return null;
  const answer = location.search.slice(1);
  const wanted = sessionStorage.getItem(cameFrom) ?? "";
  sessionStorage.removeItem(cameFrom);
  history.replaceState(null, "", wanted.startsWith("/desk") && wanted !== returnPath ? wanted : "/desk");
  return answer === "" ? null : answer;
}
