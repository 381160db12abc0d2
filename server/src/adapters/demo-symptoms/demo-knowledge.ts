/**
 * Ids of the complaints in a small, invented knowledge base for demonstrations and tests; not medical knowledge.
 * `words.json` has the names.
 */
export const complaints = [
  "s_101",
  "s_102",
  "s_103",
  "s_104",
  "s_105",
  "s_106",
  "s_107",
  "s_108",
  "s_201",
  "s_225",
  "s_231",
  "s_232",
] as const;
type Complaint = (typeof complaints)[number];

/** Triage levels of the wire format, the most urgent first. */
export type Level = "emergency_ambulance" | "emergency" | "consultation_24" | "consultation" | "self_care";

/** Findings that are dangerous alone, with their level. */
export const serious: Readonly<Record<string, "emergency_ambulance" | "emergency">> = {
  s_202: "emergency_ambulance", // thunderclap headache
  s_203: "emergency", // stiff neck
  s_206: "emergency_ambulance", // cannot swallow saliva
  s_207: "emergency_ambulance", // breathless at rest
  s_208: "emergency_ambulance", // pressing chest pain
  s_212: "emergency", // saddle numbness
  s_217: "emergency", // pain moved to the lower right
  s_219: "emergency", // weak legs
  s_223: "emergency_ambulance", // spots that do not fade
  s_224: "emergency_ambulance", // hard to wake
  s_226: "emergency_ambulance", // swollen lips or throat
  s_241: "emergency_ambulance", // a drooping face
  s_242: "emergency_ambulance", // weakness of one side
  s_243: "emergency_ambulance", // slurred speech
  s_245: "emergency", // sudden loss of sight
};

/** Id of the risk factor pregnancy, asked of women of a possible age. */
export const pregnancy = "p_1";
/** Ages in years at which the question about pregnancy is asked. */
export const mayBePregnant = { from: 12, below: 56 };

/** Age in years (babies: a fraction) and sex of the person checked; null when the caller does not provide them. */
export type Person = { age: number; sex: "F" | "M" } | null;

type Together = {
  all: readonly string[];
  level: Level;
  /** Applies only below this age, in years. */
  below?: number;
};

/** Combinations of findings that are more serious than each alone. */
export const together: readonly Together[] = [
  { all: ["s_106", "s_209"], level: "emergency_ambulance" }, // chest pain and cold sweat
  { all: ["s_244"], level: "consultation_24" }, // headache after a blow to the head
  { all: ["s_244", "s_204"], level: "emergency" }, // and vomiting
  { all: [pregnancy, "s_231"], level: "emergency" },
  { all: [pregnancy, "s_232", "s_101"], level: "emergency" },
  { all: [pregnancy, "s_232"], level: "consultation_24" },
  { all: [pregnancy, "s_104"], level: "consultation_24" },
  { all: ["s_201"], level: "emergency", below: 0.25 },
  { all: ["s_201"], level: "consultation_24", below: 5 },
  { all: ["s_201", "s_225"], level: "consultation_24" },
];

type Question = { ask: "redflags" | "duration" | "more" | "kind"; items: readonly string[] };
/** Signs of a stroke. */
const stroke: Question = { ask: "redflags", items: ["s_241", "s_242", "s_243", "s_245"] };
const duration: Question = { ask: "duration", items: ["s_301", "s_302", "s_303", "s_304"] };

/** Questions per complaint, in order. A single item is its own question. */
export const questions: Readonly<Record<Complaint, readonly Question[]>> = {
  s_101: [
    { ask: "redflags", items: ["s_202", "s_203", "s_205", "s_224"] },
    stroke,
    { ask: "redflags", items: ["s_244", "s_204"] },
    duration,
    { ask: "kind", items: ["s_214", "s_215", "s_222"] },
    { ask: "more", items: ["s_201"] },
  ],
  s_102: [
    { ask: "redflags", items: ["s_206", "s_207"] },
    duration,
    { ask: "more", items: ["s_201"] },
    { ask: "more", items: ["s_213"] },
  ],
  s_103: [
    { ask: "redflags", items: ["s_207", "s_220"] },
    duration,
    { ask: "more", items: ["s_201", "s_213"] },
  ],
  s_104: [
    { ask: "redflags", items: ["s_217", "s_218"] },
    duration,
    { ask: "more", items: ["s_201", "s_204"] },
  ],
  s_105: [{ ask: "redflags", items: ["s_212", "s_219"] }, duration, { ask: "more", items: ["s_201"] }],
  s_106: [
    { ask: "redflags", items: ["s_208", "s_216", "s_207", "s_209"] },
    duration,
    { ask: "more", items: ["s_220"] },
  ],
  s_107: [
    { ask: "redflags", items: ["s_210", "s_221"] },
    duration,
    { ask: "more", items: ["s_201", "s_204"] },
  ],
  s_108: [{ ask: "more", items: ["s_211", "s_201"] }, duration],
  s_201: [
    { ask: "redflags", items: ["s_223", "s_224", "s_203", "s_207", "s_221"] },
    duration,
    { ask: "more", items: ["s_225", "s_213", "s_204"] },
  ],
  s_225: [
    { ask: "redflags", items: ["s_223", "s_224", "s_226", "s_207"] },
    duration,
    { ask: "more", items: ["s_201"] },
  ],
  s_231: [
    { ask: "redflags", items: ["s_202", "s_224", "s_219"] },
    stroke,
    duration,
    { ask: "more", items: ["s_101"] },
  ],
  s_232: [
    { ask: "redflags", items: ["s_226", "s_207"] },
    duration,
    { ask: "more", items: ["s_231", "s_101"] },
  ],
};

/** Conditions with their typical signs. The complaint in `requires` must be present. */
export const conditions: readonly {
  id: string;
  requires: Complaint;
  signs: readonly string[];
  /** Probability without any of the signs, in percent. */
  base: number;
  level: Level;
}[] = [
  { id: "c_1", requires: "s_103", signs: ["s_213", "s_302"], base: 35, level: "self_care" },
  { id: "c_2", requires: "s_101", signs: ["s_215"], base: 35, level: "self_care" },
  { id: "c_3", requires: "s_101", signs: ["s_214", "s_222", "s_205"], base: 20, level: "consultation" },
  { id: "c_4", requires: "s_101", signs: ["s_203", "s_201", "s_205"], base: 2, level: "emergency" },
  { id: "c_5", requires: "s_101", signs: ["s_202", "s_203"], base: 1, level: "emergency_ambulance" },
  { id: "c_6", requires: "s_102", signs: ["s_213", "s_302"], base: 45, level: "self_care" },
  { id: "c_7", requires: "s_103", signs: ["s_201", "s_220", "s_207"], base: 8, level: "consultation_24" },
  { id: "c_8", requires: "s_107", signs: ["s_204", "s_201"], base: 45, level: "self_care" },
  { id: "c_8", requires: "s_104", signs: ["s_204", "s_201"], base: 25, level: "self_care" },
  { id: "c_9", requires: "s_104", signs: ["s_217", "s_218", "s_204"], base: 6, level: "emergency" },
  { id: "c_10", requires: "s_105", signs: ["s_302", "s_303"], base: 50, level: "self_care" },
  { id: "c_11", requires: "s_105", signs: ["s_212", "s_219"], base: 2, level: "emergency" },
  {
    id: "c_20",
    requires: "s_101",
    signs: ["s_241", "s_242", "s_243"],
    base: 1,
    level: "emergency_ambulance",
  },
  {
    id: "c_20",
    requires: "s_231",
    signs: ["s_241", "s_242", "s_243"],
    base: 1,
    level: "emergency_ambulance",
  },
  {
    id: "c_12",
    requires: "s_106",
    signs: ["s_208", "s_216", "s_209"],
    base: 10,
    level: "emergency_ambulance",
  },
  { id: "c_13", requires: "s_106", signs: ["s_220"], base: 25, level: "consultation" },
  { id: "c_14", requires: "s_108", signs: ["s_302"], base: 45, level: "consultation_24" },
  { id: "c_15", requires: "s_108", signs: ["s_211", "s_201"], base: 10, level: "consultation_24" },
  { id: "c_16", requires: "s_201", signs: ["s_213", "s_302"], base: 30, level: "self_care" },
  { id: "c_17", requires: "s_225", signs: ["s_201", "s_213"], base: 25, level: "consultation" },
  { id: "c_18", requires: "s_231", signs: [pregnancy, "s_232", "s_101"], base: 10, level: "emergency" },
  { id: "c_18", requires: "s_232", signs: [pregnancy, "s_231", "s_101"], base: 10, level: "emergency" },
  {
    id: "c_19",
    requires: "s_201",
    signs: ["s_223", "s_224", "s_203"],
    base: 2,
    level: "emergency_ambulance",
  },
];

/** Urgency of each complaint when nothing else is known. */
export const usual: Readonly<Record<Complaint, Level>> = {
  s_101: "consultation",
  s_102: "self_care",
  s_103: "self_care",
  s_104: "consultation",
  s_105: "consultation",
  s_106: "consultation_24",
  s_107: "self_care",
  s_108: "consultation_24",
  s_201: "consultation",
  s_225: "consultation",
  s_231: "consultation_24",
  s_232: "consultation",
};
