const pages = /^(sign-up|scheduling-patient|appointment-(checkout|pay)|profile-settings)$/;

/** Pages that become another without another address, and the list of doctors where it asks to sign in: their heading names them. */
export function followsHeading(name: string | undefined): boolean {
  return pages.test(name ?? "") || (name === "doctors" && /[?&]from=/.test(location.search));
}
