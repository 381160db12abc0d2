import { openVocabulary, type Hits } from "../../booking/doctor-search/vocabulary.ts";
import { knownWord, leastWhole } from "../../booking/doctor-search/word-hits.ts";
import type { Locale } from "../../shared/locales.ts";
import { smallWordsOf } from "../../text/small-words.ts";
import { openEvidence } from "./evidence.ts";
import { grammarOf, type Grammar } from "./grammar.ts";
import { complaintFrequency, pastIllnessOf, isSideIllness, isEmergencyComplaint } from "./how-often.ts";
import type { WordMemory } from "./features.ts";
import type { Learned } from "./learned.ts";
import type { Phrases } from "./phrases.ts";
import { openLikeness, type Document } from "./likeness.ts";
import { openCorrection } from "./correct-text.ts";
import { openLaterEye } from "./eye-in-later-clauses.ts";
import { openJourneys } from "./journeys.ts";
import { openStatementsAboutOthers } from "./of-others.ts";
import { withLongUnits } from "./short-units.ts";
import { clausesOf, negationToken, rememberClauses, tokensOf, unfeltToken, type Token } from "./tokens.ts";
import { durationsOf, type DurationRange, valuesOf, withoutAgesAndHalfHours } from "./values.ts";

type Applies = { readonly sex?: "F" | "M"; readonly ageFrom?: number; readonly ageBelow?: number };
/** The parts of the checker's knowledge that reading needs. */
type Known = {
  readonly complaints: readonly {
    readonly id: string;
    readonly name: string;
    readonly applies?: Applies;
    readonly findings: readonly string[];
    /** Findings, or groups of them, that are asked about. */
    readonly ask?: readonly string[];
    readonly tell?: readonly string[];
  }[];
  readonly groups?: readonly { readonly id: string; readonly findings: readonly string[] }[];
  readonly findings: readonly {
    readonly id: string;
    readonly label: string;
    readonly applies?: Applies;
    readonly kind?: string;
  }[];
};

/** What was read from a text. The person confirms or removes each item; nothing is taken as certain. */
export type Understood = {
  /**
   * Complaints that fit, the best first, at most eight; empty where the text is about something else. Scores are
   * comparable within one text only, and not always descending.
   */
  readonly complaints: readonly { readonly id: string; readonly score: number }[];
  /** The distinct ones of these that fit well enough to be preselected; often empty. */
  readonly named: readonly string[];
  readonly findings: readonly {
    readonly id: string;
    readonly presence: "present" | "absent";
    /** The words it was read from, folded. */
    readonly from: string;
  }[];
  /** Numbers that the text states: `temperature` (°C), `durationDays`, `gestationWeeks`; see `valuesOf`. */
  readonly values: Readonly<Record<string, number>>;
  /** The range of stated durations in days, where the text states one. */
  readonly lasted?: DurationRange;
};

/**
 * Reads symptoms from the text of a person of this age (years, fractions for babies) and sex, after correcting its
 * spelling. Complaints and findings that do not apply to the person are left out. `learned` improves order and
 * preselection. Pure: nothing typed leaves the device.
 */
export type OwnWords = (
  text: string,
  person: {
    readonly age: number;
    readonly sex: "F" | "M";
    /** The present day of the week, Sunday as 0, for "since Monday". */
    readonly today?: number;
  },
  learned?: Learned,
) => Understood;

type Owner = { readonly kind: "complaint" | "finding"; readonly id: string };
type Phrase = {
  readonly owner: Owner;
  readonly words: readonly string[];
  /** The phrase contains a negation ("cannot sleep"), which the text must contain too. */
  readonly isNegative: boolean;
  /** Its words that a negation within it reaches. */
  readonly negated: ReadonlySet<string>;
  readonly isEndedByNo: boolean;
  readonly total: number;
  /** The least share of its words that must match: all of a label, part of a phrase. */
  readonly least: number;
};
type Match = {
  readonly phrase: Phrase;
  readonly score: number;
  readonly coverage: number;
  readonly quality: number;
  readonly at: readonly number[];
  /** Whether its words stand in the order of the phrase, with one small word between two of them at most. */
  readonly isInRow: boolean;
  readonly isNegated: boolean;
  /** Whether only a negation of something that cannot be done or felt negates it. */
  readonly isUnable: boolean;
};

/**
 * The least share of a phrase, by the weight of its words, that must match. A label must match whole: its words
 * distinguish one finding from another.
 */
const leastCoverage = 0.45;
const leastOfLabel = 1;
/** The least share of a phrase with a negation: "cannot sleep" without its end says something else. */
const leastOfNegative = 0.8;
/** The least share from which a finding counts as stated. */
const leastOfFinding = 0.98;
/** The least fit of a finding stated by one word: an inflection may mean another thing. */
const leastOfOneWord = 0.99;
/** Complaints further behind the best one than this are dropped. */
const furthest = 0.25;
/** The least share of a phrase from which its complaint counts as stated. */
const leastSaid = 0.7;
/** The share of the best score from which a second complaint is preselected. */
const leastNamed = 0.5;
/**
 * Where the first complaint is not stated literally, one further behind it than this is not preselected: the list
 * asks instead.
 */
const furthestNamed = 0.05;
/**
 * By the learned model: a second complaint below this log probability is indicated by a loose word only. One above
 * the next limit, with at least the score below, is preselected although no phrase of it was stated.
 */
const leastChanceNamed = Math.log(0.01);
const leastChanceMeant = Math.log(0.8);
const leastScoreMeant = 0.2;
/** Words with more than this many others between them belong to different things. */
const widest = 6;
/** The most places from one word of a phrase to the next in a row: "pain in the chest" leaves out small words. */
const widestStep = 2;
/** The weight of a complaint stated in full, beside the similarity of the whole text to it. */
const weightOfPhrase = 0.1;
/** The weight of what distinguishes a complaint from the others, and of one step of its frequency. */
const weightOfEvidence = 0.01;
const weightOfStep = 0.05;
/** The weight of the learned log probability, which counts down to the limit below. */
const weightOfLearned = 0.07;
const leastChance = -12;
/**
 * A text less similar to every complaint than this is about something else, unless a phrase of one is stated in it.
 */
const leastLikeness = 0.1;
/**
 * The weights of the texts that a complaint is compared with: its name, its phrases, those of its finding, that
 * finding's label, and what is asked about it.
 */
const weightsOfWords = { name: 1.2, phrase: 1, ofFinding: 0.7, label: 0.5, inquired: 0.15 };
/** The factor for a complaint restricted to an age or sex, for people it applies to. */
const ownGroup = 1.05;
const mostComplaints = 8;
const leastChoice = 3;

/**
 * Creates the reader of one language from its phrases and the known complaints and findings. Compiles all of them,
 * which takes up to seconds on a phone: do it once, in a worker.
 */
export function openOwnWords(locale: Locale, phrases: Phrases, known: Known): OwnWords {
  return rememberClauses(() => open(locale, phrases, known));
}

function open(locale: Locale, phrases: Phrases, known: Known): OwnWords {
  const grammar = grammarWithSmall(locale);
  const strict = { ...grammar, fillers: smallButSaying(locale) };
  const loosely = openPhrases(rawPhrases(phrases, known, grammar, strict), grammar);
  const strictly = openPhrases(
    rawPhrases({ complaints: {}, findings: phrases.findings }, { ...known, complaints: [] }, strict, strict),
    strict,
  );
  const complaintsOf = new Map<string, string[]>();
  for (const { id, findings } of known.complaints)
    for (const finding of findings.slice(0, 1))
      complaintsOf.set(finding, [...(complaintsOf.get(finding) ?? []), id]);
  const small = new Set([...smallWordsOf(locale), ...grammar.wants]);
  const memory: WordMemory = new Map();
  const likeness = openLikeness(documentsOf(phrases, known, small), memory);
  const everyWord: ReadonlySet<string> = new Set();
  const evidence = openEvidence(
    documentsOf(phrases, known, everyWord).filter(({ weight }) => weight > weightsOfWords.inquired),
    memory,
  );
  const { corrected, withoutAnds } = openCorrection(
    grammarOf(locale),
    smallWordsOf(locale),
    spokenTexts(phrases, known),
  );
  const journeys = openJourneys(locale, grammar);
  const others = openStatementsAboutOthers(locale, journeys.isPlace);
  const laterEye = openLaterEye(locale);
  return (typed, person, learned) => {
    const reported = others(typed);
    const read = (reported: string) => corrected(withLongUnits(reported, grammar), learned?.isSeen);
    const text = read(reported.text);
    const isFor = (applies: Applies | undefined) => fits(applies, person);
    const complaintsIn = (text: string) => {
      const matches = loosely.matchesIn(text);
      const denied = deniedIn(matches);
      const alike = likeness(contentTokens(text, small, denied));
      const words = contentTokens(text, everyWord, denied);
      const chances = learned?.(words);
      const ranked = rank({ matches, known, complaintsOf, alike, weighed: evidence(words), chances, isFor });
      return { ranked, named: namedOf(ranked, chances) };
    };
    // A person who states a complaint of their own did not come for a parent's illness.
    const own =
      reported.ownText !== reported.text && person.age >= adult
        ? complaintsIn(read(reported.ownText))
        : undefined;
    const { ranked, named } = own && own.named.length > 0 ? own : complaintsIn(text);
    const lasted = durationsOf(text, grammar, person.today);
    const findingsIn = (text: string) =>
      findingsOf(strictly.matchesIn(withoutAnds(withoutAgesAndHalfHours(text))), known, isFor);
    const ofEye = laterEye(reported.text).flatMap((part) =>
      findingsIn(read(part)).filter(({ id, presence }) => id.startsWith("eye-") && presence === "present"),
    );
    return {
      complaints: ranked.map(({ id, score }) => ({ id, score })),
      named,
      findings: withReported(findingsIn(text), [
        ...ofEye,
        ...journeys.staysIn(reported.text),
        ...(reported.areOthersIll ? [{ id: "contact-same-illness", from: "" }] : []),
      ]),
      values: valuesOf(text, grammar, person.today),
      ...(lasted && { lasted }),
    };
  };
}

/** From this age in years a mild fever beside something else is no complaint of its own. */
const adult = 16;

/**
 * Returns the findings with those recognised otherwise than by phrases. A single word for sweating is dropped where
 * the text states night sweats.
 */
function withReported(
  findings: Understood["findings"],
  reported: readonly { readonly id: string; readonly from: string }[],
): Understood["findings"] {
  const isNight = findings.some(({ id, presence }) => id === "night-sweats" && presence === "present");
  const others = findings.filter(
    ({ id, from }) =>
      !reported.some((one) => one.id === id) && !(isNight && id === "sweating" && !from.includes(" ")),
  );
  return [...others, ...reported.map(({ id, from }) => ({ id, from, presence: "present" as const }))];
}

/** Returns all names, labels and phrases. */
function spokenTexts(phrases: Phrases, { complaints, findings }: Known): readonly string[] {
  return [
    ...complaints.map(({ name }) => name),
    ...findings.map(({ label }) => label),
    ...Object.values(phrases.complaints).flat(),
    ...Object.values(phrases.findings).flat(),
  ];
}

type OpenPhrases = { readonly matchesIn: (text: string) => readonly Match[] };

/** Indexes phrases with the weights of their words. */
function openPhrases(raw: readonly Raw[], grammar: Grammar): OpenPhrases {
  const weights = weightsOf(raw);
  const all = raw.map((one): Phrase => ({
    ...one,
    total: one.words.reduce((sum, word) => sum + (weights.get(word) ?? 0), 0),
  }));
  const byWord = indexOf(all);
  const { hitsOf } = openVocabulary(
    [...weights.keys()].filter((word) => word !== negationToken && word !== unfeltToken),
    grammar.fillers,
  );
  return {
    matchesIn: (text) => {
      const read = readHits(tokensOf(text, grammar), hitsOf);
      const near = read.flatMap(({ hits }) =>
        Array.from(hits.keys(), (word) => byWord.get(word) ?? []).flat(),
      );
      return [...new Set(near)].flatMap((phrase) => matchOf(phrase, read, weights));
    },
  };
}

function grammarWithSmall(locale: Locale): Grammar {
  const grammar = grammarOf(locale);
  const negators = new Set(grammar.negators.flat());
  const fillers = new Set([...smallWordsOf(locale), ...grammar.fillers, ...grammar.wants]);
  for (const word of negators) fillers.delete(word);
  return { ...grammar, fillers };
}

/** In a label "very" distinguishes one finding from another. */
const degrees = new Set([
  "very",
  "muito",
  "muita",
  "molto",
  "molta",
  "muy",
  "mucho",
  "mucha",
  "tres",
  "beaucoup",
  "جدا",
  "كثيرا",
]);

function smallButSaying(locale: Locale): ReadonlySet<string> {
  return new Set([...smallWordsOf(locale)].filter((word) => !degrees.has(word)));
}

type Raw = Omit<Phrase, "total">;

function rawPhrases(phrases: Phrases, known: Known, grammar: Grammar, strict: Grammar): readonly Raw[] {
  const spoken = (owner: Owner, text: string, least: number): Raw[] => {
    const tokens = tokensOf(text, least === leastOfLabel ? strict : grammar);
    const words = [...new Set(tokens.map(({ word }) => word))];
    const said = words.filter((word) => word !== negationToken && word !== unfeltToken);
    const negated = new Set(tokens.filter(({ isNegated }) => isNegated).map(({ word }) => word));
    const isEndedByNo = tokens.at(-1)?.word === negationToken;
    return said.length === 0
      ? []
      : [{ owner, words, isNegative: words.includes(negationToken), negated, isEndedByNo, least }];
  };
  const complaints = known.complaints.flatMap(({ id, name }) =>
    [name, ...(phrases.complaints[id] ?? [])].flatMap((text) =>
      spoken({ kind: "complaint", id }, text, leastCoverage),
    ),
  );
  const findings = known.findings.flatMap(({ id, label, kind }) => [
    ...spoken({ kind: "finding", id }, label, leastOfLabel),
    ...(phrases.findings[id] ?? [])
      .filter((text) => isWhole(text, strict, kind))
      .flatMap((text) => spoken({ kind: "finding", id }, text, leastCoverage)),
  ]);
  return [...complaints, ...findings];
}

/** Returns the weight of each word: the fewer complaints and findings contain it, the higher. */
function weightsOf(phrases: readonly Raw[]): ReadonlyMap<string, number> {
  const bare = (word: string) => knownWord(word).stems.at(-1) ?? word;
  const owners = new Map<string, Set<string>>();
  for (const { owner, words } of phrases)
    for (const word of words) {
      const own = owners.get(bare(word)) ?? new Set();
      owners.set(bare(word), own.add(`${owner.kind} ${owner.id}`));
    }
  const all = new Set(phrases.flatMap(({ words }) => words));
  return new Map(
    Array.from(all, (word) => [word, 1 / (1 + 0.35 * Math.log(owners.get(bare(word))?.size ?? 1))]),
  );
}

/**
 * Words that a phrase may lose without changing its meaning. "Feel" is none of them: "I feel down" is not "down".
 */
const lead = new Set(
  "a an the my i have some o um uma meu minha tenho il lo la una mio mia ho el un mi tengo le l une mon ma j ai عندي لدي عندها عنده".split(
    " ",
  ),
);

/**
 * Kinds of findings about how something is: one word of theirs may be about anything ("a slight temperature", "a weak
 * stream").
 */
const ofSomething: ReadonlySet<string> = new Set(["quality", "severity", "duration"]);

/**
 * Returns whether a phrase with one meaningful word consists of hardly anything else. Where small words carry the
 * meaning, one of the others alone does not state it.
 */
function isWhole(text: string, grammar: Grammar, kind = "symptom"): boolean {
  const telling = tokensOf(text, grammar).filter(
    ({ word }) => word !== negationToken && word !== unfeltToken,
  );
  const others = clausesOf(text)
    .flat()
    .filter((word) => !telling.some((one) => one.word === word));
  if (telling.length !== 1) return true;
  return !ofSomething.has(kind) && others.every((word) => lead.has(word));
}

function indexOf(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const index = new Map<string, Phrase[]>();
  for (const phrase of phrases)
    for (const word of phrase.words) {
      const list = index.get(word);
      if (list) list.push(phrase);
      else index.set(word, [phrase]);
    }
  return index;
}

type Read = { readonly token: Token; readonly hits: Hits };

/** Returns each token with the known words it may be; two words written as one give two entries. */
function readHits(tokens: readonly Token[], hitsOf: (word: string) => Hits[]): readonly Read[] {
  return tokens.flatMap((token) => {
    if (token.word === negationToken || token.word === unfeltToken)
      return [{ token, hits: new Map([[token.word, 1]]) }];
    return hitsOf(token.word).map((hits) => ({ token, hits }));
  });
}

function matchOf(phrase: Phrase, read: readonly Read[], weights: ReadonlyMap<string, number>): Match[] {
  const found = phrase.words.flatMap((word) => {
    const fitting = read.flatMap(({ token, hits }) => {
      const fit = hits.get(word) ?? 0;
      return fit > 0 ? [{ token, fit, word }] : [];
    });
    // A word that is stated once counts as stated, even where it is also negated of something else.
    const isOther = ({ token }: { token: Token }) => Number(token.isNegated !== phrase.negated.has(word));
    const [best] = fitting.sort(
      (a, b) => b.fit - a.fit || isOther(a) - isOther(b) || a.token.at - b.token.at,
    );
    return best ? [{ ...best, fitting }] : [];
  });
  const matched = found.reduce((sum, { word }) => sum + (weights.get(word) ?? 0), 0);
  const coverage = matched / phrase.total;
  const said = found.filter(({ word }) => word !== negationToken);
  if (said.length === 0 || coverage < phrase.least - 1e-9) return [];
  const inOrder = said.map(({ token }) => token.at);
  const isInRow = inOrder.every((at, place) => {
    const step = at - (inOrder[place - 1] ?? at - 1);
    return step > 0 && step <= widestStep;
  });
  const places = inOrder.toSorted((a, b) => a - b);
  const [first = 0] = places;
  const last = places.at(-1) ?? first;
  const isWide = last - first > Math.max(widest, said.length + 3);
  const isSplit = new Set(said.map(({ token }) => token.clause)).size > 1;
  const denies = found.some(({ word, fitting }) =>
    word === negationToken
      ? fitting.some(({ token: { at } }) => at >= first - 3 && at <= last + (phrase.isEndedByNo ? 2 : 0))
      : false,
  );
  if (phrase.isNegative && !(denies && coverage >= leastOfNegative && isDeniedAlike(phrase, said))) return [];
  const weighed = said.reduce((sum, { word, fit }) => sum + (weights.get(word) ?? 0) * fit, 0);
  const quality = weighed / said.reduce((sum, { word }) => sum + (weights.get(word) ?? 0), 0);
  const apart = (isWide ? 0.6 : 1) * (isSplit ? 0.7 : 1);
  const score = (weighed + (phrase.isNegative ? (weights.get(negationToken) ?? 0) : 0)) * coverage * apart;
  const negated = phrase.isNegative ? [] : said.filter(({ token }) => token.isNegated);
  const isNegated = negated.length > 0;
  if (isNegated && !isOneDenial(said.map(({ token }) => token))) return [];
  const isUnable = isNegated && negated.every(({ token }) => token.isUnable);
  return [{ phrase, score, coverage: coverage * apart, quality, at: places, isInRow, isNegated, isUnable }];
}

/**
 * Returns whether a phrase with a negation is stated and not negated itself: "a cough that will not go" is not stated
 * by "no cough".
 */
function isDeniedAlike(phrase: Phrase, said: readonly { token: Token; word: string }[]): boolean {
  const ofDenial = said.filter(({ word }) => phrase.negated.has(word));
  const others = said.filter(({ word }) => !phrase.negated.has(word));
  return (
    others.every(({ token }) => !token.isNegated) &&
    (ofDenial.length === 0 || ofDenial.some(({ token }) => token.isNegated))
  );
}

/**
 * Returns whether a negation covers the whole phrase or its end: "my throat does not hurt". In "no period, and one
 * side hurts" it does not negate a painful period.
 */
function isOneDenial(tokens: readonly Token[]): boolean {
  const denied = tokens.filter(({ isNegated }) => isNegated);
  const affirmed = tokens.filter(({ isNegated }) => !isNegated);
  const from = Math.min(...denied.map(({ at }) => at));
  return affirmed.every(({ at, part }) => at < from && denied.every((one) => one.part === part));
}

function findingsOf(
  matches: readonly Match[],
  known: Known,
  isFor: (applies: Applies | undefined) => boolean,
): Understood["findings"] {
  const byId = new Map(known.findings.map((finding) => [finding.id, finding]));
  const said = matches.filter(({ phrase: { owner }, at, coverage, quality }) => {
    const least = at.length > 1 ? leastWhole : leastOfOneWord;
    if (owner.kind !== "finding" || coverage < leastOfFinding || quality < least) return false;
    return isFor(byId.get(owner.id)?.applies);
  });
  const isHistory = ({ phrase }: Match) => byId.get(phrase.owner.id)?.kind === "history";
  const best = new Map<string, Match>();
  for (const match of said) {
    if (isOfOtherFindings(match, said, isHistory)) continue;
    const { owner } = match.phrase;
    const before = best.get(owner.id);
    if (!before || isBetter(match, before)) best.set(owner.id, match);
  }
  // "Not eating since yesterday" denies no day, and "can't feel one side" no side.
  const kindOf = (id: string) => byId.get(id)?.kind ?? "symptom";
  const isDenied = (id: string, { isNegated, isUnable }: Match) =>
    isNegated && kindOf(id) !== "duration" && !(isUnable && ofSomething.has(kindOf(id)));
  return [...best].flatMap(([id, match]) =>
    match.isNegated && kindOf(id) === "quality"
      ? []
      : {
          id,
          presence: isDenied(id, match) ? ("absent" as const) : ("present" as const),
          from: match.phrase.words.filter((word) => word !== negationToken && word !== unfeltToken).join(" "),
        },
  );
}

/**
 * Returns whether a match replaces another of the same finding. One stated in a row wins against a negated one: "no
 * chest pain at rest, but chest pain on stairs".
 */
function isBetter(match: Match, before: Match): boolean {
  if (match.isNegated !== before.isNegated && (match.isNegated ? before : match).isInRow)
    return before.isNegated;
  return match.score > before.score;
}

/**
 * Returns whether all words of a match belong to other stated findings. Scattered words do where each is part of a
 * phrase in a row: "chest pain and tight breath" states no tight chest. So does a past illness of one word inside a
 * longer phrase: "pressure on the chest" is no high blood pressure.
 */
function isOfOtherFindings(
  match: Match,
  said: readonly Match[],
  isHistory: (match: Match) => boolean,
): boolean {
  const isOneWord = match.at.length === 1;
  if (isOneWord ? !isHistory(match) : match.isInRow) return false;
  const others = said.filter(
    (other) =>
      other.phrase.owner.id !== match.phrase.owner.id &&
      other.isInRow &&
      (other.at.length > 1 || (!isOneWord && isHistory(other))),
  );
  return match.at.every((place) => others.some(({ at }) => at.includes(place)));
}

type Ranked = {
  readonly id: string;
  /** How well it fits by itself. */
  readonly score: number;
  /** Its rank among others of the same text. */
  readonly order: number;
  /** Places of the words of its best phrase; empty where only the whole text is similar to it. */
  readonly at: readonly number[];
  /** Whether a phrase of it is stated nearly whole, in exactly these words. */
  readonly isSaid: boolean;
  /** A past illness is mentioned, and nothing about its present state. */
  readonly isBackground: boolean;
};
type Ranking = {
  readonly matches: readonly Match[];
  readonly known: Known;
  readonly complaintsOf: ReadonlyMap<string, readonly string[]>;
  readonly alike: ReadonlyMap<string, number>;
  readonly weighed: ReadonlyMap<string, number>;
  /** Learned log probabilities; undefined until the model is loaded. */
  readonly chances: ReadonlyMap<string, number> | undefined;
  readonly isFor: (applies: Applies | undefined) => boolean;
};

/**
 * Ranks complaints by the similarity of the text, their best phrase (or that of their finding), what distinguishes
 * them from the others, and their frequency. Empty for a text that is similar to none and states no phrase of any.
 */
function rank({ matches, known, complaintsOf, alike, weighed, chances, isFor }: Ranking): readonly Ranked[] {
  const reported = new Map<string, { said: number; at: readonly number[]; isSaid: boolean }>();
  const take = (id: string, said: number, { at, coverage, quality }: Match) => {
    const before = reported.get(id);
    const isSaid = before?.isSaid || (coverage >= leastSaid && quality >= leastWhole);
    if (said > (before?.said ?? 0)) reported.set(id, { said, at, isSaid });
    else if (before) reported.set(id, { ...before, isSaid });
  };
  for (const match of matches) {
    const { phrase, score, isNegated } = match;
    if (isNegated) continue;
    if (phrase.owner.kind === "complaint") take(phrase.owner.id, score, match);
    else for (const id of complaintsOf.get(phrase.owner.id) ?? []) take(id, score * 0.9, match);
  }
  const fitting = known.complaints.filter(({ applies }) => isFor(applies));
  const strongest = Math.max(...fitting.map(({ id }) => weighed.get(id) ?? 0));
  const generalOf = (findings: readonly string[]) =>
    fitting.filter((one) => !one.applies && findings.includes(one.findings[0] ?? "")).map(({ id }) => id);
  const scored = fitting.map(({ id, applies, findings }) => {
    // Where the patient is a child, words about a fever also count for a child with fever.
    const same = [id, ...(applies?.ageBelow ? generalOf(findings) : [])];
    const {
      said = 0,
      at = [],
      isSaid = false,
    } = same
      .map((one) => reported.get(one))
      .reduce((best, one) => ((one?.said ?? 0) > (best?.said ?? 0) ? one : best)) ?? {};
    const like = Math.max(...same.map((one) => alike.get(one) ?? 0));
    const score = like * (applies ? ownGroup : 1) + weightOfPhrase * said;
    const behind = strongest - Math.max(...same.map((one) => weighed.get(one) ?? -Infinity));
    const chance = Math.log(same.reduce((sum, one) => sum + Math.exp(chances?.get(one) ?? -Infinity), 0));
    const byLearned = chances ? weightOfLearned * Math.max(leastChance, chance) : 0;
    const order = score - weightOfEvidence * behind + weightOfStep * complaintFrequency(id) + byLearned;
    const isBackground =
      (isSideIllness(id) && isOnlyHad(matches, id, findings[0])) || isOnlyOfBefore(matches, id);
    return { id, at, isSaid, isBackground, score, order, isLike: said > 0 || like >= leastLikeness };
  });
  if (!scored.some(({ isLike }) => isLike)) return [];
  const ordered = scored.filter(({ score }) => score > 0).sort((a, b) => b.order - a.order);
  const foremost = ordered[0]?.order ?? 0;
  const best = Math.max(...ordered.map(({ score }) => score));
  // Where nothing was stated literally the person chooses, and needs several to choose from.
  const choice = ordered[0]?.isSaid ? 1 : leastChoice;
  return ordered
    .filter(
      ({ order, score, isSaid }, at) =>
        at < choice || order >= foremost - furthest || (isSaid && score >= leastNamed * best),
    )
    .slice(0, mostComplaints);
}

/**
 * Returns whether all words for a complaint are words for having its illness: "I have type 2 diabetes" without a word
 * about sugar.
 */
function isOnlyHad(matches: readonly Match[], complaint: string, illness = ""): boolean {
  const meant = matches.filter(({ isNegated, coverage }) => !isNegated && coverage >= leastSaid);
  const placesOf = (id: string) => meant.flatMap(({ phrase, at }) => (phrase.owner.id === id ? at : []));
  const ofIllness = new Set(placesOf(illness));
  return placesOf(complaint).every((place) => ofIllness.has(place));
}

/**
 * Returns whether all words for a complaint belong to a fully stated past event or time: "a heart attack 2 months
 * ago", night sweats.
 */
function isOnlyOfBefore(matches: readonly Match[], complaint: string): boolean {
  const illness = pastIllnessOf(complaint);
  const least = complaint === "sweating" ? 0 : 1;
  if (illness === undefined) return false;
  const meant = matches.filter(({ isNegated, coverage }) => !isNegated && coverage >= leastSaid);
  const said = meant.filter(({ phrase }) => phrase.owner.id === complaint);
  const before = meant.filter(
    ({ phrase, coverage }) => phrase.owner.id === illness && coverage >= leastOfFinding,
  );
  return (
    said.length > 0 &&
    said.every(({ at }) =>
      before.some((one) => one.at.length >= at.length + least && at.every((place) => one.at.includes(place))),
    )
  );
}

/** Returns the places of negated words, except those of phrases with a negation: "cannot sleep" has none. */
function deniedIn(matches: readonly Match[]): ReadonlySet<number> {
  const retained = new Set(matches.flatMap(({ phrase, at }) => (phrase.isNegative ? at : [])));
  const denied = matches.filter(({ isNegated, coverage }) => isNegated && coverage >= leastOfNegative);
  return new Set(denied.flatMap(({ at }) => at.filter((place) => !retained.has(place))));
}

function documentsOf(phrases: Phrases, known: Known, small: ReadonlySet<string>): readonly Document[] {
  const labels = new Map(known.findings.map(({ id, label }) => [id, label]));
  const groups = new Map(known.groups?.map(({ id, findings }) => [id, findings]));
  const read = new Map<string, readonly string[]>();
  const tokensIn = (text: string) => {
    const words = read.get(text) ?? contentTokens(text, small);
    read.set(text, words);
    return words;
  };
  return known.complaints.flatMap(({ id, name, findings, ask = [], tell = [] }) => {
    const document = (text: string, weight: number) => ({ id, words: tokensIn(text), weight });
    const inquired = new Set([...tell, ...ask].flatMap((one) => groups.get(one) ?? [one]));
    return [
      document(name, weightsOfWords.name),
      ...(phrases.complaints[id] ?? []).map((text) => document(text, weightsOfWords.phrase)),
      ...findings.flatMap((finding) => [
        ...(phrases.findings[finding] ?? []).map((text) => document(text, weightsOfWords.ofFinding)),
        document(labels.get(finding) ?? "", weightsOfWords.label),
      ]),
      ...[...inquired].flatMap((finding) =>
        [labels.get(finding) ?? "", ...(phrases.findings[finding] ?? [])].map((text) =>
          document(text, weightsOfWords.inquired),
        ),
      ),
    ];
  });
}

function contentTokens(
  text: string,
  small: ReadonlySet<string>,
  without: ReadonlySet<number> = new Set(),
): readonly string[] {
  return clausesOf(text)
    .flat()
    .filter((word, at) => !small.has(word) && !without.has(at));
}

/**
 * Returns the complaints that are stated literally, each by words of its own, the best first; without any, the one
 * that the learned model is nearly certain of.
 */
function namedOf(
  ranked: readonly Ranked[],
  chances: ReadonlyMap<string, number> | undefined,
): readonly string[] {
  const chanceOf = (id: string) => chances?.get(id) ?? -Infinity;
  const most = Math.max(...ranked.map(({ score }) => score));
  const foremost = Math.max(...ranked.map(({ order }) => order));
  const taken = new Set<number>();
  const named: string[] = [];
  // With another complaint stated, the illness is only background.
  const isAnyOther = ranked.some((one) => one.isSaid && !one.isBackground && one.score >= leastNamed * most);
  for (const { id, score, order, at, isSaid, isBackground } of ranked) {
    if (isBackground && isAnyOther) continue;
    if (!ranked[0]?.isSaid && order < foremost - furthestNamed) continue;
    if (!isSaid || score < leastNamed * most || at.some((place) => taken.has(place))) continue;
    if (named.length > 0 && chances && chanceOf(id) < leastChanceNamed && !isEmergencyComplaint(id)) continue;
    named.push(id);
    for (const place of at) taken.add(place);
  }
  const [best] = ranked;
  if (named.length === 0 && best && best.score >= leastScoreMeant && chanceOf(best.id) >= leastChanceMeant)
    return [best.id];
  return named;
}

function fits(
  applies: Applies | undefined,
  { age, sex }: { readonly age: number; readonly sex: "F" | "M" },
): boolean {
  if (!applies) return true;
  const { sex: only = sex, ageFrom = 0, ageBelow = Infinity } = applies;
  return only === sex && age >= ageFrom && age < ageBelow;
}
