/** Returns the TXT records of a name, none where there are none; null where nobody could say. */
export type TxtRecords = (name: string) => Promise<readonly string[] | null>;
