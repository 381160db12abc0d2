/**
 * Search terms for doctors in one language. Each text has one entry a line: short names of specialties that fit, the
 * best first, a colon, and their words and phrases separated by commas: `ent gp: sore throat, hoarse`. `fillers` and
 * `meant` are words separated by spaces.
 */
export type DoctorLexicon = {
  /** Names of specialties and of their doctors. They take precedence over everything else. */
  readonly names: string;
  /** Words for the patient: a child, a pregnant person. They take precedence over complaints. */
  readonly people: string;
  readonly complaints: string;
  /** Words for any doctor: used only where nothing else was typed. */
  readonly doctor: string;
  /** Words without meaning for the search: "I need", "looking for". */
  readonly fillers: string;
  /** Words with a meaning here that are fillers in another language: the French "dos". */
  readonly meant: string;
};

/** What the phrases of a lexicon entry are: names of a specialty, its doctors, complaints, or words for any doctor. */
export type LexiconKind = "names" | "people" | "complaints" | "doctor";

/** One line of a lexicon: slugs of specialties, the best first, and unfolded phrases. */
export type LexiconEntry = {
  readonly kind: LexiconKind;
  readonly specialties: readonly string[];
  readonly phrases: readonly string[];
};

/** The short names of specialties in a lexicon, with their slugs. */
const slugs: Readonly<Record<string, string>> = {
  gp: "general-practice",
  child: "paediatrics",
  woman: "gynaecology",
  skin: "dermatology",
  heart: "cardiology",
  psychiatry: "psychiatry",
  psychology: "psychology",
  food: "nutrition",
  hormone: "endocrinology",
  nerve: "neurology",
  bone: "orthopaedics",
  ent: "ear-nose-throat",
  lung: "pulmonology",
  physio: "physiotherapy",
};

/** Returns the entries of a lexicon in their order. Throws where a specialty is unknown. */
export function readLexicon(lexicon: DoctorLexicon): LexiconEntry[] {
  const kinds = ["names", "people", "complaints", "doctor"] as const;
  return kinds.flatMap((kind) =>
    lexicon[kind]
      .split("\n")
      .filter((line) => line.trim() !== "")
      .map((line) => readLine(line, kind)),
  );
}

function readLine(line: string, kind: LexiconKind): LexiconEntry {
  const [left = "", right = ""] = line.split(":");
  const specialties = left.trim().split(" ").map(slugOf);
  const phrases = right.split(/[,،]/u).map((phrase) => phrase.trim());
  return { kind, specialties, phrases: phrases.filter((phrase) => phrase !== "") };
}

function slugOf(short: string): string {
  const slug = slugs[short];
  if (slug === undefined) throw new Error(`A lexicon names the specialty ${short}, which is unknown.`);
  return slug;
}

/** Returns a lexicon extended by that of a variety: es with es-CL, pt with pt-BR. The additions come first. */
export function withAdditions(base: DoctorLexicon, own: DoctorLexicon): DoctorLexicon {
  return {
    names: `${own.names}\n${base.names}`,
    people: `${own.people}\n${base.people}`,
    complaints: `${own.complaints}\n${base.complaints}`,
    doctor: `${own.doctor}\n${base.doctor}`,
    fillers: `${own.fillers} ${base.fillers}`,
    meant: `${own.meant} ${base.meant}`,
  };
}
