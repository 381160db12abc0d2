/**
 * Is told of every session that has ended, by the hash of its token, to remove it from caches and close its
 * connections. Call it after the commit.
 */
export type SessionListener = { forgetSession: (tokenHash: Buffer) => void };
