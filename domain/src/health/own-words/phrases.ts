type Lists = Readonly<Record<string, readonly string[]>>;

/** What people type for complaints and findings, by their ids. */
export type Phrases = { readonly complaints: Lists; readonly findings: Lists };
