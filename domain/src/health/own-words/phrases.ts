type Lists = Readonly<Record<string, readonly string[]>>;

/** Phrases that people type for complaints and findings, by id, in one language, unfolded. */
export type Phrases = { readonly complaints: Lists; readonly findings: Lists };
