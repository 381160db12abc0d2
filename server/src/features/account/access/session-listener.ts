/** Removes an ended session from a process's cache. */
export type SessionListener = { forgetSession: (tokenHash: Buffer) => void };
