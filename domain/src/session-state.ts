/** What is known of who uses the app. */
export type Session = { token: string | null; profile: { id: number } | null };

/** Whether the user is logged in: only with both a token and a profile (S4.SESSION.01-.03). */
export function isLoggedIn(session: Session): boolean {
  return Boolean(session.token) && session.profile !== null;
}
