/**
 * Parameters of the checker, chosen by five-fold cross-validation on cases (`npm run tune:vignettes`). Replaceable
 * for experiments.
 */
export type Limits = {
  /**
   * The least information of a question, in bits. Each question asked raises it a little, and much from
   * `manyQuestions` on: half of the people should get at most twelve.
   */
  readonly leastGain: number;
  readonly dearerBy: number;
  readonly manyQuestions: number;
  readonly dearerThen: number;
  /** How many more questions are asked in an emergency, for the person's doctors; fewest before an ambulance. */
  readonly mostAfterEmergency: number;
  readonly mostAfterCall: number;
  /**
   * The number of questions in a row without a present finding after which only those that may raise the urgency are
   * asked.
   */
  readonly mostDenied: number;
  /** The share from which a condition brings questions beyond the complaint's lists; higher for rare ones. */
  readonly likelyEnough: number;
  readonly likelyEnoughIfRare: number;
  readonly likelyEnoughIfEmergency: number;
  /**
   * How many conditions at most bring questions of their own, and the least frequency of the findings asked about.
   */
  readonly mostConditions: number;
  readonly leastShare: number;
  /** How many of the likeliest conditions bring questions regardless of their share. */
  readonly alwaysConditions: number;
  /**
   * The frequency of each weight of findings. `excludedShare`: how often people have a finding that excludes their
   * condition; above zero, since people can have two illnesses.
   */
  readonly excludedShare: number;
  readonly hallmarkShare: number;
  readonly commonShare: number;
  readonly occasionalShare: number;
  /** The share of answers that are mistakes, distributed as in the population (0 to 1). */
  readonly slips: number;
  /** The least frequency of the complaint in a condition that brings questions. */
  readonly leastComplained: number;
  /** Boxes with less information than this are omitted, unless they separate urgencies. */
  readonly leastBesides: number;
  /**
   * How many combined questions are asked about the body, and how many about the background; then only those that
   * separate urgencies.
   */
  readonly mostBundles: number;
  /**
   * The factor on the information of a group that the complaint lists: the pain's qualities are asked before other
   * symptoms.
   */
  readonly listedGroup: number;
  /**
   * The weight of a finding against independence: findings of one illness occur together (a fever brings chills,
   * aches and tiredness), and as independent ones would make the likeliest condition far too certain.
   */
  readonly weightOfFinding: number;
  /** The same weight for absent findings. */
  readonly weightOfAbsence: number;
  /** The factor on a condition that does not cause the main complaint; further complaints may have another cause. */
  readonly unexplainedComplaint: number;
  readonly unexplainedSecond: number;
  /**
   * The factor on a condition whose hallmark or requirement is in the background (an illness, a journey, a contact)
   * and was not reported.
   */
  readonly untoldBackground: number;
  /** The step from each word of frequency to the next, as a power of ten. */
  readonly stepOfFrequency: number;
  /** The sum of shares of conditions for an ambulance from which one is called. */
  readonly raiseToCall: number;
  /** The same sum, for the emergency department now. */
  readonly raiseToEmergency: number;
  /** The sum for the emergency department from which a doctor is needed within hours. */
  readonly raiseToHours: number;
  /** The sum for a doctor within hours from which that is the urgency. */
  readonly hoursRaise: number;
  /** The sum for a doctor within days from which that is the urgency. */
  readonly daysRaise: number;
  /** The share from which a condition counts towards `raiseToCall` and `raiseToEmergency`. */
  readonly leastEmergency: number;
  /** The same for `raiseToHours`. */
  readonly leastSerious: number;
  /** The same for `hoursRaise` and `daysRaise`. */
  readonly leastUsual: number;
};

/** The parameters in use: those that cross-validation chose. */
export const usualLimits: Limits = {
  leastGain: 0.08,
  dearerBy: 0.012,
  manyQuestions: 8,
  dearerThen: 0.15,
  mostAfterEmergency: 8,
  mostAfterCall: 3,
  mostDenied: 3,
  likelyEnough: 0.03,
  likelyEnoughIfRare: 0.08,
  likelyEnoughIfEmergency: 0.05,
  mostConditions: 10,
  leastShare: 0.4,
  alwaysConditions: 0,
  excludedShare: 0.02,
  hallmarkShare: 0.9,
  commonShare: 0.6,
  occasionalShare: 0.25,
  slips: 0.03,
  leastComplained: 0.5,
  leastBesides: 0.03,
  mostBundles: 4,
  listedGroup: 2,
  weightOfFinding: 0.75,
  weightOfAbsence: 0.6,
  unexplainedComplaint: 0.004,
  unexplainedSecond: 0.03,
  untoldBackground: 0.4,
  stepOfFrequency: 0.3,
  raiseToCall: 0.5,
  raiseToEmergency: 0.3,
  raiseToHours: 0.15,
  hoursRaise: 0.4,
  daysRaise: 0.65,
  leastEmergency: 0.02,
  leastSerious: 0.02,
  leastUsual: 0.05,
};
