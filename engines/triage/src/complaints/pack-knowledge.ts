import { type Condition, type Knowledge, type Weight, weights } from "./knowledge.ts";

/**
 * The texts of one language, each list in the order of the knowledge. A condition has its plain name and, where
 * there is one, its medical name.
 */
export type KnowledgeTexts = {
  readonly findings: readonly string[];
  readonly groups: readonly string[];
  readonly rules: readonly string[];
  readonly complaints: readonly string[];
  readonly conditions: readonly (readonly [name: string, medical?: string])[];
  readonly selfCare: readonly string[];
  readonly specialties: readonly string[];
};

type Without<Entry, Text extends keyof Entry> = Omit<Entry, Text>;
type PackedCondition = Without<Condition, "name" | "also" | "findings" | "reviewedBy" | "icd10" | "icpc"> & {
  /** For each weight, in the order of `weights`, the places of its findings in the list of findings. */
  readonly by: readonly (readonly number[])[];
};

/** How many entries of each kind have a clinician's signature for their current content. */
export type ReviewedCounts = Readonly<
  Record<"complaints" | "conditions" | "rules", { readonly reviewed: number; readonly of: number }>
>;

/** The knowledge without texts, as browsers fetch it. */
export type PackedKnowledge = {
  /** Identifies the content: the same for the same knowledge. */
  readonly version: string;
  readonly reviewed: ReviewedCounts;
  readonly findings: readonly Without<Knowledge["findings"][number], "label" | "icpc">[];
  readonly groups: readonly Without<Knowledge["groups"][number], "question">[];
  readonly values: Knowledge["values"];
  readonly rules: readonly Without<Knowledge["rules"][number], "reason">[];
  /** Of the ICPC codes only the letter of the first: the part of the body. */
  readonly complaints: readonly (Without<Knowledge["complaints"][number], "name" | "icpc"> & {
    readonly chapter: string;
  })[];
  readonly conditions: readonly PackedCondition[];
  readonly selfCare: readonly Without<Knowledge["selfCare"][number], "text">[];
  readonly specialties: readonly Without<Knowledge["specialties"][number], "name">[];
  /** Only those of rules and complaints: organisation, title and address. */
  readonly sources: readonly (readonly [id: string, organisation: string, title: string, url: string])[];
};

/**
 * Removes texts and what only readers of the files use (codes, sources of conditions); conditions refer to findings
 * by their place in the list, so the order of findings matters. Marks rules whose reason says "this" or "these". Lint
 * before: an unknown finding becomes -1.
 */
export function packKnowledge(
  knowledge: Knowledge,
  { version, reviewed }: { version: string; reviewed: ReviewedCounts },
): PackedKnowledge {
  const places = new Map(knowledge.findings.map(({ id }, place) => [id, place]));
  const named = new Set([...knowledge.rules, ...knowledge.complaints].map(({ source }) => source));
  return {
    version,
    reviewed,
    findings: knowledge.findings.map(({ label: _label, icpc: _icpc, ...rest }) => rest),
    groups: knowledge.groups.map(({ question: _question, ...rest }) => rest),
    values: knowledge.values,
    rules: knowledge.rules.map(({ reason, ...rest }) => ({
      ...rest,
      ...(/\bthis\b|\bthese\b/i.test(reason) && { pointsAtAnswers: true as const }),
    })),
    complaints: knowledge.complaints.map(({ name: _name, icpc: [icpc = "A"], ...rest }) => ({
      ...rest,
      chapter: icpc.slice(0, 1),
    })),
    conditions: knowledge.conditions.map(
      ({ name: _n, also: _a, reviewedBy: _r, icd10: _d, icpc: _p, findings, ...rest }) => ({
        ...rest,
        sources: [],
        by: weights.map((weight) => (findings[weight] ?? []).map((id) => places.get(id) ?? -1)),
      }),
    ),
    selfCare: knowledge.selfCare.map(({ text: _text, ...rest }) => rest),
    specialties: knowledge.specialties.map(({ name: _name, ...rest }) => rest),
    sources: knowledge.sources
      .filter(({ id }) => named.has(id))
      .map(({ id, organisation, title, url }) => [id, organisation, title, url]),
  };
}

/**
 * Joins packed knowledge with the texts of one language, matched by position; a missing text becomes the id. What
 * packing removed is empty (sources have the year 0, conditions no sources).
 */
export function unpackKnowledge(packed: PackedKnowledge, texts: KnowledgeTexts): Knowledge {
  const idAt = (place: number) => packed.findings[place]?.id ?? "";
  return {
    findings: packed.findings.map((rest, at) => ({ ...rest, label: texts.findings[at] ?? rest.id })),
    groups: packed.groups.map((rest, at) => ({ ...rest, question: texts.groups[at] ?? rest.id })),
    values: packed.values,
    rules: packed.rules.map((rest, at) => ({ ...rest, reason: texts.rules[at] ?? rest.id })),
    complaints: packed.complaints.map(({ chapter, ...rest }, at) => ({
      ...rest,
      icpc: [chapter],
      name: texts.complaints[at] ?? rest.id,
    })),
    conditions: packed.conditions.map(({ by, ...rest }, at) => {
      const [name = rest.id, medical] = texts.conditions[at] ?? [];
      const findings = weights.flatMap((weight, place): [Weight, string[]][] => {
        const list = by[place] ?? [];
        return list.length > 0 ? [[weight, list.map(idAt)]] : [];
      });
      return {
        ...rest,
        name,
        also: medical === undefined ? [] : [medical],
        icd10: "",
        findings: Object.fromEntries(findings),
        reviewedBy: null,
      };
    }),
    selfCare: packed.selfCare.map((rest, at) => ({ ...rest, text: texts.selfCare[at] ?? rest.id })),
    specialties: packed.specialties.map((rest, at) => ({ ...rest, name: texts.specialties[at] ?? rest.id })),
    sources: packed.sources.map(([id, organisation, title, url]) => ({
      id,
      organisation,
      title,
      url,
      year: 0,
      sourceChecked: false,
    })),
  };
}
