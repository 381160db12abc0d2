type Demo = { clinics: readonly { clinic_token: string; patients: readonly Person[] }[] };
type Person = { login: string; password: string; name: string };
type Leak = { line: number; what: string };

/** Kinds of secrets that have a shape of their own: our tokens (256 bits in base64url), mail addresses, birth dates (a time of day follows other days). */
const shapes: readonly (readonly [string, RegExp])[] = [
  ["a token", /(?<![\w/+-])[\w-]{43}(?![\w/+-])/],
  ["a mail address", /[\w.+-]+@(?:example|patients\.example|guests\.example)\b/],
  ["a birth date", /\b(?:19|20)\d\d-(?:0[1-9]|1[0-2])-(?:[0-2]\d|3[01])\b(?![T ]\d\d:)/],
];

/** Words of health that patients of our journeys write. */
const healthWords = /earache|headache|migraine|palpitation|cough|chest pain|tosse|mancha/i;

/** The demo's welcome names its log-ins, on purpose; in production there is none. */
const welcome = /^ {2}.+ https?:\/\/[\w-]+\.localhost:\d+(?:\/desk)? +\S+@\S+ \/ .+$/;

/**
 * Returns lines of the server's output (counted from 1) with data that logs must not contain: tokens, passwords, names, addresses, birth
 * dates, health terms. Ignores the demo's welcome, which names its sign-ins.
 */
export function leaksIn(log: string, { clinics }: Demo): Leak[] {
  const persons = clinics.flatMap(({ patients }) => patients);
  const words = [
    ...clinics.map(({ clinic_token }) => ["a clinic's token", clinic_token] as const),
    ...persons.flatMap(({ login, password, name }) => [
      ["a mail address", login] as const,
      ["a password", password] as const,
      ["a name", name] as const,
    ]),
  ];
  return log.split("\n").flatMap((text, index) => {
    if (welcome.test(text)) return [];
    const found = [
      ...shapes.filter(([, shape]) => shape.test(text)).map(([what]) => what),
      ...words.filter(([, word]) => text.includes(word)).map(([what]) => what),
      ...(healthWords.test(text) ? ["a word of health"] : []),
    ];
    return [...new Set(found)].map((what) => ({ line: index + 1, what }));
  });
}
