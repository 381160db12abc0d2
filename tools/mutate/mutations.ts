/** One change of a source text; `line` counts from 1. */
export type Mutation = {
  readonly line: number;
  readonly begin: number;
  readonly end: number;
  readonly from: string;
  readonly to: string;
};

/** Comparisons turned round or made one case wider or narrower. */
const comparisons: Readonly<Record<string, readonly string[]>> = {
  "<": ["<=", ">"],
  "<=": ["<", ">"],
  ">": [">=", "<"],
  ">=": [">", "<"],
  "===": ["!=="],
  "!==": ["==="],
  "&&": ["||"],
  "||": ["&&"],
};
/** Factors for constants: far enough that a reader who relies on them must notice. */
const factors = [0.5, 2] as const;

/** Words, strings and comments are skipped; what is left are signs and numbers. */
const token =
  /(?<skip>\/\/[^\n]*|\/\*[\s\S]*?\*\/|"(?:\\.|[^"\\])*"|`(?:\\.|[^`\\])*`|^import[^;]*;|=>|[A-Za-z_$][\w$]*)|(?<sign>===|!==|<=|>=|&&|\|\|| < | > )|(?<number>\d[\d_]*(?:\.\d+)?(?:e-?\d+)?)/gm;

/**
 * Returns every single change of a comparison, a logical operator or a constant in a TypeScript source text; skips comments, texts and
 * imports, and indexes such as `[0]`.
 */
export function mutationsOf(source: string): readonly Mutation[] {
  const found: Mutation[] = [];
  for (const match of source.matchAll(token)) {
    const { sign, number } = match.groups ?? {};
    const at = (text: string) => {
      const begin = match.index + match[0].indexOf(text);
      const line = source.slice(0, begin).split("\n").length;
      return { line, begin, end: begin + text.length, from: text };
    };
    if (sign !== undefined)
      for (const to of comparisons[sign.trim()] ?? []) found.push({ ...at(sign.trim()), to });
    if (number !== undefined && isAmount(source, match.index, number))
      for (const to of changesOf(Number(number.replaceAll("_", "")))) found.push({ ...at(number), to });
  }
  return found;
}

/** Returns the source text with one change. */
export const applyMutation = (source: string, { begin, end, to }: Mutation): string =>
  source.slice(0, begin) + to + source.slice(end);

const changesOf = (value: number): readonly string[] =>
  value === 0 ? ["1", "-1"] : factors.map((factor) => String(value * factor));

/** Places of lists and the ends of loops are not amounts: changing them breaks the program and proves nothing. */
function isAmount(source: string, begin: number, number: string): boolean {
  const before = source.slice(0, begin).trimEnd().slice(-1);
  const after = source
    .slice(begin + number.length)
    .trimStart()
    .slice(0, 1);
  return !(before === "[" && after === "]");
}
