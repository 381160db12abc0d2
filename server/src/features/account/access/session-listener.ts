/** Drops a session that has ended from what a process remembers of it. */
export type SessionListener = { forgetSession: (tokenHash: Buffer) => void };
