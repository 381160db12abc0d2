import type { Area } from "./areas.ts";

type Source = {
  /** The scale's published name; our own have none. */
  instrument: string | null;
  /** Authors and year of what the number rests on. */
  cited: string;
  /** Whose wording: published by others, our own for a published score, or entirely our own and not validated. */
  kind: "published" | "own-words" | "ours";
  /** The highest score; null where the number is no score. */
  most: number | null;
};

/**
 * The instrument, citation and maximum of each area; docs/health-assessment.md has the full references and limits.
 * Short forms have a maximum of their own, `mostOfShortForm`.
 */
export const sources: Readonly<Record<Area, Source>> = {
  mood: {
    instrument: "PHQ-8",
    cited: "Kroenke et al., 2009",
    kind: "published",
    most: 24,
  },
  anxiety: { instrument: "GAD-7", cited: "Spitzer et al., 2006", kind: "published", most: 21 },
  diabetes: {
    instrument: "FINDRISC",
    cited: "Lindström & Tuomilehto, 2003",
    kind: "own-words",
    most: 26,
  },
  heart: { instrument: "Framingham", cited: "D'Agostino et al., 2008", kind: "own-words", most: null },
  weight: { instrument: "BMI", cited: "WHO, 2000; NHLBI, 1998", kind: "own-words", most: null },
  activity: { instrument: null, cited: "WHO (Bull et al., 2020)", kind: "ours", most: null },
  tobacco: {
    instrument: "Heaviness of Smoking Index",
    cited: "Heatherton et al., 1989",
    kind: "own-words",
    most: 6,
  },
  alcohol: { instrument: null, cited: "Wood et al., 2018; WHO, 2000", kind: "ours", most: null },
  sleep: { instrument: null, cited: "Hirshkowitz et al., 2015", kind: "ours", most: 6 },
  nutrition: { instrument: null, cited: "WHO, 2020", kind: "ours", most: 12 },
};

/** The most points of a two-item short form (PHQ-2, GAD-2). */
export const mostOfShortForm = 6;
