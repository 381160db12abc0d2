/** Returns the DNS TXT records of a name, empty when it has none. Returns null when the look-up fails. */
export type TxtRecords = (name: string) => Promise<readonly string[] | null>;
