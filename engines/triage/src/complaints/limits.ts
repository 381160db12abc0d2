/**
 * Parameters of the checker, chosen by five-fold cross-validation on cases (`npm run tune:vignettes`). Replaceable
 * for experiments.
 */
export type Limits = {
  /**
   * What a question must tell, in bits, to be worth asking. Each that has been asked makes the next a little dearer, and much dearer from `manyQuestions`
   * on: half of the people shall be asked twelve at most.
   */
  readonly leastGain: number;
  readonly dearerBy: number;
  readonly manyQuestions: number;
  readonly dearerThen: number;
  /** Once it is an emergency so many more are asked, for whoever receives the person; fewest where an ambulance is to be called. */
  readonly mostAfterEmergency: number;
  readonly mostAfterCall: number;
  /** After so many questions in a row of which nothing is so, only what may still make it more urgent is asked. */
  readonly mostDenied: number;
  /** From this share on a condition is likely enough to be asked about beyond the lists of the complaint; a rare one needs more. */
  readonly likelyEnough: number;
  readonly likelyEnoughIfRare: number;
  readonly likelyEnoughIfEmergency: number;
  /** At most so many conditions bring questions of their own, about what they bring at least so often. */
  readonly mostConditions: number;
  readonly leastShare: number;
  /** So many of the likeliest bring questions however little each holds: where everything is open, something has to be asked. */
  readonly alwaysConditions: number;
  /** How often somebody has what tells strongly against their condition; short of never, because people have two things. */
  readonly excludedShare: number;
  readonly hallmarkShare: number;
  readonly commonShare: number;
  readonly occasionalShare: number;
  /** So many answers are slips: they come as they would from anybody. */
  readonly slips: number;
  /** A condition brings questions only where it brings what somebody comes for at least so often. */
  readonly leastComplained: number;
  /** What tells less than this beside others only lengthens the list of boxes; what separates urgencies is asked all the same. */
  readonly leastBesides: number;
  /** So many questions of boxes that the engine gathers are asked of the body, and so many of the background; then only what separates urgencies. */
  readonly mostBundles: number;
  /** A group that the complaint lists counts for so many times what it tells: what the pain is like is asked before what else there is. */
  readonly listedGroup: number;
  /**
   * What a finding counts for, of what it would count for alone: findings of one illness come together (a fever brings chills, aches and tiredness), and
   * taken as independent they would make the likeliest condition far too sure.
   */
  readonly weightOfFinding: number;
  /** The same for what is not there. */
  readonly weightOfAbsence: number;
  /** Hardly anybody names as the reason for coming what their condition does not bring; what they name besides may be another matter. */
  readonly unexplainedComplaint: number;
  readonly unexplainedSecond: number;
  /** What is left of a condition whose hallmark or need is in the person's background (an illness, a journey, a contact) while that was not told. */
  readonly untoldBackground: number;
  /** From each word of frequency to the next, as a power of ten. */
  readonly stepOfFrequency: number;
  /** From this share on, conditions of a level together raise the urgency. */
  readonly raiseToCall: number;
  readonly raiseToEmergency: number;
  readonly raiseToHours: number;
  readonly hoursRaise: number;
  readonly daysRaise: number;
  /** A condition counts towards them from here on: hundreds of unlikely ones together must not send everybody to a hospital, or to a doctor. */
  readonly leastEmergency: number;
  readonly leastSerious: number;
  readonly leastUsual: number;
};

/** The parameters in use. */
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
