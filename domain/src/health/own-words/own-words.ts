import { openVocabulary, type Hits } from "../../booking/doctor-search/vocabulary.ts";
import { knownWord, leastWhole } from "../../booking/doctor-search/word-hits.ts";
import type { Locale } from "../../shared/locales.ts";
import { smallWordsOf } from "../../text/small-words.ts";
import { openEvidence } from "./evidence.ts";
import { grammarOf, type Grammar } from "./grammar.ts";
import { complaintFrequency, pastIllnessOf, isSideIllness, isEmergencyComplaint } from "./how-often.ts";
import type { Learned } from "./learned.ts";
import type { Phrases } from "./phrases.ts";
import { openLikeness, type Document } from "./likeness.ts";
import { openCorrection } from "./correct-text.ts";
import { openLaterEye } from "./eye-in-later-clauses.ts";
import { openJourneys } from "./journeys.ts";
import { openStatementsAboutOthers } from "./of-others.ts";
import { withLongUnits } from "./short-units.ts";
import { clausesOf, negationToken, tokensOf, unfeltToken, type Token } from "./tokens.ts";
import { durationsOf, type DurationRange, valuesOf, withoutAgesAndHalfHours } from "./values.ts";

type Applies = { readonly sex?: "F" | "M"; readonly ageFrom?: number; readonly ageBelow?: number };
/** What of the checker's knowledge reading needs. */
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
  /** Complaints that fit, the best first. */
  readonly complaints: readonly { readonly id: string; readonly score: number }[];
  /** The distinct ones of these that fit well enough to be preselected. */
  readonly named: readonly string[];
  readonly findings: readonly {
    readonly id: string;
    readonly presence: "present" | "absent";
    /** The words it was read from, folded. */
    readonly from: string;
  }[];
  readonly values: Readonly<Record<string, number>>;
  /** The duration in days, where the text states one. */
  readonly lasted?: DurationRange;
};

/**
 * Reads symptoms from the text of a person of this age (years) and sex; `learned` improves the result. Pure:
 * nothing typed leaves the device.
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
  /** "Cannot sleep": what it says not, it says. */
  readonly isNegative: boolean;
  /** Its words that a negation in it reaches, and whether one ends it. */
  readonly negated: ReadonlySet<string>;
  readonly isEndedByNo: boolean;
  readonly total: number;
  /** A label is said whole or not at all; a phrase may be said in part. */
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
  /** Whether only what somebody cannot do or feel denies it. */
  readonly isUnable: boolean;
};

/** So much of a phrase, by the weight of its words, must be there; of a label all of it: its words tell one finding from the next. */
const leastCoverage = 0.45;
const leastOfLabel = 1;
/** "Cannot sleep" without its end says something else. */
const leastOfNegative = 0.8;
/** From here on a finding is taken as said. */
const leastOfFinding = 0.98;
/** A finding that one word tells needs that very word: an inflection may be another thing. */
const leastOfOneWord = 0.99;
/** A complaint further behind the best one than this is not what was meant. */
const furthest = 0.25;
/** So much of a phrase is said where its complaint is taken for meant. */
const leastSaid = 0.7;
/** A second complaint is taken for meant from this share on. */
const leastNamed = 0.5;
/** Where the foremost complaint is not said in so many words, one further behind it than this is not taken for meant: the list asks instead. */
const furthestNamed = 0.05;
/** By what was learned: a second complaint that is less likely than this is told by a loose word; one more likely than that, and this much like the text, is meant though no phrase of it was said. */
const leastChanceNamed = Math.log(0.01);
const leastChanceMeant = Math.log(0.8);
const leastScoreMeant = 0.2;
/** Words further apart than this many others belong to different things. */
const widest = 6;
/** From one word of a phrase to the next where they stand in a row: "pain in the chest" leaves out small words. */
const widestStep = 2;
/** How a complaint is told in full counts this much beside how like the whole text is to it. */
const weightOfPhrase = 0.1;
/** What tells a complaint from the others counts this much, and a step of how common it is. */
const weightOfEvidence = 0.01;
const weightOfStep = 0.05;
/** What was learned counts this much, as far as a chance is not below this, as a logarithm. */
const weightOfLearned = 0.07;
const leastChance = -12;
/** A text less like every complaint than this is about something else, unless a phrase of one is said in it. */
const leastLikeness = 0.1;
/** What counts how much for what a complaint is like: its name, its phrases, those of what it is, the label of that, and what is asked about it. */
const weightsOfWords = { name: 1.2, phrase: 1, ofFinding: 0.7, label: 0.5, inquired: 0.15 };
/** A complaint that is for this age or sex alone fits those it is for a little better. */
const ownGroup = 1.05;
const mostComplaints = 8;
const leastChoice = 3;

/** Creates the reader of one language. */
export function openOwnWords(locale: Locale, phrases: Phrases, known: Known): OwnWords {
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
  const likeness = openLikeness(documentsOf(phrases, known, small));
  const everyWord: ReadonlySet<string> = new Set();
  const evidence = openEvidence(
    documentsOf(phrases, known, everyWord).filter(({ weight }) => weight > weightsOfWords.inquired),
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
    // Who names something of their own did not come for a parent's illness.
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

/** From this age on a little fever beside something else is no complaint of its own. */
const adult = 16;

/** Findings with those that are told in another way than by phrases; a word of cold sweat is none where it tells of sweats at night. */
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

/** Everything that is said of complaints and findings. */
function spokenTexts(phrases: Phrases, { complaints, findings }: Known): readonly string[] {
  return [
    ...complaints.map(({ name }) => name),
    ...findings.map(({ label }) => label),
    ...Object.values(phrases.complaints).flat(),
    ...Object.values(phrases.findings).flat(),
  ];
}

type OpenPhrases = { readonly matchesIn: (text: string) => readonly Match[] };

/** Phrases with the weights of their words, to be looked for in texts. */
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

/** In a label "very" tells one finding from the next. */
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

/** A word says the more, the fewer complaints and findings have it. */
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

/** Words that may go from a phrase without its meaning: "I feel down" is not "down". */
const lead = new Set(
  "a an the my i have some o um uma meu minha tenho il lo la una mio mia ho el un mi tengo le l une mon ma j ai عندي لدي عندها عنده".split(
    " ",
  ),
);

/** Findings that say how something is: one word of theirs may be about anything ("a slight temperature", "a weak stream"). */
const ofSomething: ReadonlySet<string> = new Set(["quality", "severity", "duration"]);

/** Whether a phrase of one telling word has hardly another: what is told by small words together cannot be told by one of the others alone. */
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

/** Each token with the known words it may be; two neighbours run together where only that is known. */
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
    // What is told is not denied for being denied of something else as well.
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

/** Whether a phrase with a denial is said, and not denied itself: "a cough that will not go" is not told by "no cough". */
function isDeniedAlike(phrase: Phrase, said: readonly { token: Token; word: string }[]): boolean {
  const ofDenial = said.filter(({ word }) => phrase.negated.has(word));
  const others = said.filter(({ word }) => !phrase.negated.has(word));
  return (
    others.every(({ token }) => !token.isNegated) &&
    (ofDenial.length === 0 || ofDenial.some(({ token }) => token.isNegated))
  );
}

/** Whether what is denied is all of it, or its end: "my throat does not hurt"; of "no period, and one side hurts" no painful period is denied. */
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

/** What is told in one go counts before what is denied: "no chest pain at rest, but chest pain on stairs". */
function isBetter(match: Match, before: Match): boolean {
  if (match.isNegated !== before.isNegated && (match.isNegated ? before : match).isInRow)
    return before.isNegated;
  return match.score > before.score;
}

/**
 * Whether all words of a match belong to what is told of other findings. Scattered words do where each stands in a phrase in a row: "chest pain and tight
 * breath" tells of no tight chest. An illness of before that one word tells does inside a longer phrase: "pressure on the chest" is no high blood pressure.
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
  /** By which it stands before or behind others of the same text. */
  readonly order: number;
  /** Places of the words of its best phrase; none where only the whole is like it. */
  readonly at: readonly number[];
  /** Whether a phrase of it is said nearly whole, in these very words. */
  readonly isSaid: boolean;
  /** An illness of before is told, and nothing of how it is now. */
  readonly isBackground: boolean;
};
type Ranking = {
  readonly matches: readonly Match[];
  readonly known: Known;
  readonly complaintsOf: ReadonlyMap<string, readonly string[]>;
  readonly alike: ReadonlyMap<string, number>;
  readonly weighed: ReadonlyMap<string, number>;
  /** By what was learned, as logarithms; none while that is not there. */
  readonly chances: ReadonlyMap<string, number> | undefined;
  readonly isFor: (applies: Applies | undefined) => boolean;
};

/**
 * Complaints by how like the text is to them, by their best phrase, or the best of the finding that stands for them, by what tells them from the others, and
 * by how common they are. A text that is like none and says no phrase of any is about something else.
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
    // What is told of a fever is told of a child with fever, where there is a child.
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
  // Where nothing was said in so many words one chooses, and needs a choice.
  const choice = ordered[0]?.isSaid ? 1 : leastChoice;
  return ordered
    .filter(
      ({ order, score, isSaid }, at) =>
        at < choice || order >= foremost - furthest || (isSaid && score >= leastNamed * best),
    )
    .slice(0, mostComplaints);
}

/** Whether all that is said of a complaint are words for having its illness: "I have type 2 diabetes", and nothing of sugar. */
function isOnlyHad(matches: readonly Match[], complaint: string, illness = ""): boolean {
  const meant = matches.filter(({ isNegated, coverage }) => !isNegated && coverage >= leastSaid);
  const placesOf = (id: string) => meant.flatMap(({ phrase, at }) => (phrase.owner.id === id ? at : []));
  const ofIllness = new Set(placesOf(illness));
  return placesOf(complaint).every((place) => ofIllness.has(place));
}

/** Whether all that is said of a complaint belongs to what is told in full with when it is: "a heart attack 2 months ago", sweats at night. */
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

/** Places of words that are denied, and not part of what is told by a denial: of "cannot sleep" nothing is. */
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

/** Those that are said in so many words and each by words of its own, the best first; where none is, the one that is as good as sure. */
function namedOf(
  ranked: readonly Ranked[],
  chances: ReadonlyMap<string, number> | undefined,
): readonly string[] {
  const chanceOf = (id: string) => chances?.get(id) ?? -Infinity;
  const most = Math.max(...ranked.map(({ score }) => score));
  const foremost = Math.max(...ranked.map(({ order }) => order));
  const taken = new Set<number>();
  const named: string[] = [];
  // Whoever comes for something else has the illness besides.
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
