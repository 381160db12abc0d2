const pages = /^(sign-up|scheduling-patient|appointment-(checkout|pay)|profile-settings)$/;

/**
 * Returns whether a route's tab is named by its heading: routes that show several pages at one address, and the doctor list where it asks
 * to sign in (`from` in the browser's address).
 */
export function isTitledByHeading(name: string | undefined): boolean {
  return pages.test(name ?? "") || (name === "doctors" && /[?&]from=/.test(location.search));
}
