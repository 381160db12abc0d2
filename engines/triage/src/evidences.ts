import { bodyRegions } from "./body-regions.ts";

/** The sex of a patient, as in DDXPlus. */
export type Sex = "F" | "M";

/** An option of a question, and the DDXPlus values that it combines (`V_…`, or steps of a scale). */
export type Option = { readonly slug: string; readonly gathers: readonly string[] };

/** A question of the checker. Its code is the evidence of DDXPlus (Fansi Tchango et al., 2022). */
export type Question = {
  readonly code: string;
  /** A short description for readers of code and tests. */
  readonly name: string;
  readonly kind: "yes-no" | "one" | "several" | "scale";
  /** The values to choose from; a question of yes or no has none. */
  readonly options?: readonly Option[];
  /** Asked only where this one was answered "yes". */
  readonly parent?: string;
  /** What was there before the complaint: illnesses, medicines, habits, family. */
  readonly background?: true;
  /** May be the first complaint. */
  readonly first?: true;
  /** Asked only of this sex. */
  readonly sex?: Sex;
  /** Asked from this age on, in years. */
  readonly fromAge?: number;
};

const option = (slug: string, ...gathers: readonly string[]): Option => ({ slug, gathers });
const steps = (slug: string, from: number, to: number): Option => ({
  slug,
  gathers: Array.from({ length: to - from + 1 }, (_, at) => String(from + at)),
});

const regions: readonly Option[] = Object.entries(bodyRegions).map(([slug, sites]) => option(slug, ...sites));
const tenSteps: readonly Option[] = Array.from({ length: 11 }, (_, at) => option(String(at), String(at)));
const painCharacters: readonly Option[] = [
  option("tearing", "V_71"),
  option("shooting", "V_112"),
  option("nagging", "V_154"),
  option("tender", "V_161"),
  option("stabbing", "V_179"),
  option("pulling", "V_180"),
  option("burning", "V_181"),
  option("cramping", "V_182"),
  option("heavy", "V_183"),
  option("throbbing", "V_184"),
  option("violent", "V_191"),
  option("sharp", "V_192"),
  option("sickening", "V_193"),
  option("frightening", "V_196"),
  option("exhausting", "V_198"),
  option("none-of-these", "V_11"),
];
const painPrecision: readonly Option[] = [
  steps("spread-out", 0, 2),
  steps("roughly-one-area", 3, 5),
  steps("one-area", 6, 8),
  steps("one-point", 9, 10),
];
const painOnset: readonly Option[] = [
  steps("over-weeks", 0, 2),
  steps("over-days", 3, 4),
  steps("over-hours", 5, 6),
  steps("within-an-hour", 7, 8),
  steps("within-seconds", 9, 10),
];
const skinColours: readonly Option[] = [
  option("dark", "V_86"),
  option("yellow", "V_107"),
  option("pale", "V_138"),
  option("pink", "V_156"),
  option("red", "V_157"),
  option("none-of-these", "V_11"),
];
const strengths: readonly Option[] = [
  steps("none", 0, 0),
  steps("mild", 1, 3),
  steps("moderate", 4, 6),
  steps("severe", 7, 10),
];
const skinRaised: readonly Option[] = [
  steps("flat", 0, 0),
  steps("slightly-raised", 1, 3),
  steps("clearly-raised", 4, 10),
];
const travels: readonly Option[] = [
  option("none", "V_10"),
  option("north-africa", "V_0"),
  option("west-africa", "V_1"),
  option("southern-africa", "V_2"),
  option("central-america", "V_3"),
  option("north-america", "V_4"),
  option("south-america", "V_5"),
  option("asia", "V_6"),
  option("south-east-asia", "V_7"),
  option("caribbean", "V_8"),
  option("europe", "V_9"),
  option("oceania", "V_13"),
];

/**
 * From which age on, in years, what is private or cannot be so in a child is asked; younger patients and their parents are not, and the model
 * takes it as unknown. A choice of ours.
 */
const fromAges: Readonly<Record<string, number>> = {
  E_79: 12, // smoking
  E_191: 12,
  E_78: 12, // alcohol
  E_62: 14, // drugs
  E_61: 14,
  E_2: 14, // HIV
  E_27: 14, // sexual infections and contacts
  E_115: 14,
  E_100: 10, // hormones, periods, discharge, pregnancy
  E_145: 10,
  E_163: 10,
  E_167: 10,
};

const yesNo = (code: string, name: string, more: Partial<Question>, sex?: Sex): Question => ({
  code,
  name,
  kind: "yes-no",
  ...more,
  ...(sex && { sex }),
  ...(fromAges[code] && { fromAge: fromAges[code] }),
});
const complaint = (code: string, name: string, sex?: Sex) => yesNo(code, name, { first: true }, sex);
const detail = (code: string, name: string) => yesNo(code, name, {});
const background = (code: string, name: string, sex?: Sex) => yesNo(code, name, { background: true }, sex);

/**
 * The questions of the checker: 194 of the 223 evidences of DDXPlus. Omitted is what patients would not know, or
 * not expect from a clinic (descent, residence, breastfeeding, a partner's infection). Omitted are also those tied
 * to one condition although others cause them too.
 */
export const questions: readonly Question[] = [
  complaint("E_91", "fever"),
  complaint("E_53", "pain"),
  { code: "E_55", name: "pain-place", kind: "several", options: regions, parent: "E_53" },
  { code: "E_57", name: "pain-spread", kind: "several", options: regions, parent: "E_53" },
  { code: "E_54", name: "pain-character", kind: "several", options: painCharacters, parent: "E_53" },
  { code: "E_56", name: "pain-intensity", kind: "scale", options: tenSteps, parent: "E_53" },
  { code: "E_58", name: "pain-precision", kind: "one", options: painPrecision, parent: "E_53" },
  { code: "E_59", name: "pain-onset", kind: "one", options: painOnset, parent: "E_53" },
  complaint("E_129", "skin-problem"),
  { code: "E_133", name: "skin-place", kind: "several", options: regions, parent: "E_129" },
  { code: "E_130", name: "skin-colour", kind: "one", options: skinColours, parent: "E_129" },
  { code: "E_132", name: "skin-raised", kind: "one", options: skinRaised, parent: "E_129" },
  { code: "E_134", name: "skin-pain", kind: "one", options: strengths, parent: "E_129" },
  { code: "E_136", name: "skin-itch", kind: "one", options: strengths, parent: "E_129" },
  yesNo("E_135", "skin-larger-than-1cm", { parent: "E_129" }),
  yesNo("E_131", "skin-peeling", { parent: "E_129" }),
  complaint("E_151", "swelling"),
  { code: "E_152", name: "swelling-place", kind: "several", options: regions, parent: "E_151" },
  complaint("E_159", "fainted"),
  complaint("E_43", "convulsion-or-absence"),
  complaint("E_154", "pale-skin"),
  complaint("E_155", "palpitations"),
  complaint("E_164", "irregular-heartbeat"),
  complaint("E_210", "vomiting-blood"),
  complaint("E_211", "vomiting-repeatedly"),
  complaint("E_140", "black-stools"),
  complaint("E_179", "blood-in-stools"),
  complaint("E_188", "pale-stools-dark-urine"),
  complaint("E_51", "diarrhoea"),
  detail("E_150", "passing-stools-or-gas"),
  complaint("E_30", "bloated-belly"),
  complaint("E_148", "nausea"),
  complaint("E_173", "heartburn"),
  detail("E_215", "worse-after-eating"),
  complaint("E_161", "early-fullness-or-no-appetite"),
  complaint("E_32", "less-appetite"),
  complaint("E_162", "weight-loss-3-months"),
  complaint("E_174", "weight-loss-or-no-appetite"),
  complaint("E_96", "weight-gain"),
  complaint("E_66", "short-of-breath"),
  complaint("E_64", "breathless-on-little-effort"),
  complaint("E_67", "night-breathlessness"),
  complaint("E_75", "choking-or-suffocating"),
  complaint("E_128", "sudden-short-suffocation"),
  complaint("E_23", "breathing-pauses-asleep"),
  complaint("E_194", "noisy-breathing-in"),
  complaint("E_214", "wheezing"),
  complaint("E_112", "whistling-after-cough"),
  complaint("E_201", "cough"),
  complaint("E_77", "cough-with-phlegm"),
  complaint("E_203", "coughing-fits"),
  complaint("E_202", "barking-cough"),
  complaint("E_166", "vomiting-after-cough"),
  complaint("E_45", "coughing-blood"),
  complaint("E_181", "runny-or-blocked-nose"),
  complaint("E_182", "coloured-nasal-discharge"),
  complaint("E_103", "lost-smell"),
  complaint("E_169", "itchy-nose-or-throat"),
  complaint("E_170", "itchy-eyes"),
  complaint("E_127", "watery-eyes"),
  complaint("E_74", "red-eyes"),
  complaint("E_97", "sore-throat"),
  complaint("E_65", "difficult-swallowing"),
  complaint("E_190", "more-saliva"),
  complaint("E_212", "hoarse-voice"),
  complaint("E_206", "mouth-ulcers"),
  complaint("E_63", "difficult-speech"),
  complaint("E_205", "jaw-locked"),
  complaint("E_38", "jaw-pain-or-weakness"),
  complaint("E_192", "neck-spasm"),
  complaint("E_193", "muscle-spasms"),
  complaint("E_168", "tongue-out-of-control"),
  complaint("E_180", "eyes-out-of-control"),
  complaint("E_52", "double-vision"),
  complaint("E_172", "drooping-eyelid"),
  complaint("E_156", "one-sided-face-weakness"),
  complaint("E_83", "face-or-eye-weakness"),
  complaint("E_84", "limb-weakness"),
  complaint("E_176", "paralysis-now-or-before"),
  detail("E_90", "weakness-grows-with-tiredness"),
  complaint("E_93", "numb-feet"),
  complaint("E_157", "numb-limbs-and-mouth"),
  complaint("E_177", "numbness-now-or-before"),
  complaint("E_39", "confused"),
  complaint("E_171", "detached-from-oneself"),
  complaint("E_111", "afraid-of-dying"),
  complaint("E_114", "irritable"),
  complaint("E_76", "slightly-dizzy"),
  complaint("E_82", "about-to-faint"),
  complaint("E_88", "too-tired-for-daily-life"),
  complaint("E_89", "constantly-tired"),
  complaint("E_175", "generally-unwell"),
  complaint("E_144", "widespread-muscle-pain"),
  complaint("E_94", "chills"),
  complaint("E_50", "sweating"),
  complaint("E_92", "suddenly-red-cheeks"),
  complaint("E_9", "swollen-glands"),
  complaint("E_178", "unusual-bleeding-or-bruising"),
  complaint("E_145", "heavy-periods", "F"),
  complaint("E_163", "vaginal-discharge", "F"),
  detail("E_220", "pain-worse-breathing-in"),
  detail("E_216", "pain-worse-moving"),
  detail("E_33", "pain-better-leaning-forward"),
  detail("E_14", "chest-pain-at-rest"),
  detail("E_217", "worse-lying-down"),
  detail("E_218", "worse-on-effort-better-at-rest"),
  detail("E_219", "worse-at-night"),
  detail("E_221", "worse-when-straining"),
  detail("E_13", "worse-over-two-weeks"),
  detail("E_42", "contact-with-own-allergen"),
  background("E_187", "ate-dark-fish-or-cheese"),
  background("E_12", "severe-food-allergy"),
  background("E_226", "prone-to-allergies"),
  background("E_86", "family-allergies"),
  background("E_87", "family-asthma"),
  background("E_124", "asthma-or-inhaler"),
  background("E_46", "asthma-attacks-this-year"),
  background("E_123", "copd"),
  background("E_31", "severe-copd"),
  background("E_72", "copd-flare-this-year"),
  background("E_18", "cystic-fibrosis"),
  background("E_118", "had-pneumonia"),
  background("E_5", "had-fluid-in-lungs"),
  background("E_21", "had-collapsed-lung"),
  background("E_116", "cold-last-2-weeks"),
  background("E_0", "recent-viral-infection"),
  background("E_41", "contact-with-similar-illness"),
  background("E_40", "contact-with-whooping-cough"),
  background("E_73", "contact-with-ebola"),
  background("E_49", "daycare"),
  background("E_48", "lives-with-many"),
  background("E_209", "vaccinations-up-to-date"),
  { code: "E_204", name: "travel", kind: "one", options: travels, background: true },
  background("E_119", "chronic-sinusitis"),
  background("E_120", "nasal-polyps"),
  background("E_121", "crooked-nasal-septum"),
  background("E_4", "croup-before"),
  background("E_79", "smokes"),
  background("E_191", "former-smoker"),
  background("E_222", "second-hand-smoke"),
  background("E_78", "alcohol-problem"),
  background("E_62", "stimulant-drugs"),
  background("E_61", "injected-drugs"),
  background("E_213", "decongestants"),
  background("E_70", "overweight"),
  background("E_208", "underweight"),
  background("E_69", "diabetes"),
  background("E_104", "high-blood-pressure"),
  background("E_71", "high-cholesterol"),
  background("E_105", "heart-attack-or-angina"),
  background("E_106", "heart-failure"),
  background("E_108", "poor-circulation"),
  background("E_22", "heart-valve-problem"),
  background("E_139", "heart-defect"),
  background("E_3", "had-pericarditis"),
  background("E_225", "family-heart-disease-before-50"),
  background("E_107", "had-stroke"),
  background("E_109", "had-vein-thrombosis"),
  background("E_110", "bedridden-3-days"),
  background("E_196", "surgery-last-month"),
  background("E_34", "active-cancer"),
  background("E_37", "spread-cancer"),
  background("E_100", "takes-hormones"),
  background("E_146", "blood-thinners"),
  background("E_10", "anti-inflammatories"),
  background("E_44", "corticosteroids"),
  background("E_184", "vessel-widening-medicine"),
  background("E_15", "new-antipsychotic"),
  background("E_113", "chronic-kidney-failure"),
  background("E_8", "dialysis"),
  background("E_197", "kidney-protein-loss"),
  background("E_126", "liver-cirrhosis"),
  background("E_6", "chronic-pancreatitis"),
  background("E_223", "family-pancreatic-cancer"),
  background("E_224", "family-lung-cancer"),
  background("E_125", "had-reflux"),
  background("E_98", "hiatal-hernia"),
  background("E_47", "inflammatory-bowel-disease"),
  background("E_20", "rheumatoid-arthritis"),
  background("E_153", "osteoporosis-treatment"),
  background("E_138", "fibromyalgia"),
  background("E_19", "overactive-thyroid"),
  background("E_24", "had-anaemia"),
  background("E_137", "lymph-nodes-removed"),
  background("E_2", "hiv"),
  background("E_227", "weak-immune-system"),
  background("E_27", "had-sexual-infection"),
  background("E_115", "unprotected-sex-several-partners"),
  background("E_95", "parkinson"),
  background("E_25", "family-cluster-headache"),
  background("E_80", "had-depression"),
  background("E_81", "chronic-anxiety"),
  complaint("E_16", "anxious"),
  background("E_167", "pregnant", "F"),
];
