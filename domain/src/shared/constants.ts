// Every number and name of the specification's section 9, once. What they are for stands where they are used.
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** S9.CONST.01: characters of a password, at least, as people see them. */
export const passwordMinCharacters = 8;

/** S9.CONST.02: digits of a code that is the second factor. */
export const secondFactorDigits = 6;

/** S9.CONST.03: stars of a rating, at most. */
export const ratingStars = 5;

/** S9.CONST.04: rest before a reading, in minutes; a pulse needs so long to settle. */
export const restMinutes = 5;

/** S9.CONST.05/.06/.07, in ms. */
export const draftRules = {
  schedulingLifetime: 1 * HOUR,
  /** Within this span before the visit its draft is of no use. */
  tooNear: 20 * MINUTE,
  patientInformationLifetime: 8 * HOUR,
} as const;

/** S9.CONST.08, in ms. */
export const triageSessionLifetime = 24 * HOUR;

/** S9.CONST.09/.10, in ms. Patients arrive early and doctors run late, so the room outlives the slot on both sides. */
export const sessionWindow = { opensBefore: 1 * HOUR, closesAfter: 12 * HOUR } as const;

/** S9.DEF.01, D.73: minutes between booking and visit that every clinic needs; a clinic may ask for more, never for less. */
export const defaultBookingOffsetMinutes = 20;
/** Patients are shown the times of 31 days: a clinic that asked for more notice than that would show none. */
export const maxBookingOffsetMinutes = 28 * 24 * 60;

/** S9.DEF.02-.05: what a clinic has that says nothing; without an address the page of the gateway itself takes the payment (D.80). */
export const defaultSettings = {
  surveysEnvironment: "staging",
  symptomCheckerProvider: "none",
  vitalSignsProvider: "none",
  paymentWidgetUrl: null,
} as const;

/** S9.ANALYTICS.01-.05: where events leave the browser, how many at once, and ms between sendings and until one is given up. */
export const analyticsRules = {
  environments: ["production", "qa", "staging"],
  eventsInBatch: 50,
  flushEvery: 5 * SECOND,
  timeout: 90 * SECOND,
} as const;

/** S9.RT: those of hosted Pusher and its own browser library; ms, and events of one report at most. */
export const realtimeRules = {
  transportCachedFor: 30 * MINUTE,
  timelineEvery: 60 * SECOND,
  timelineEvents: 50,
  cluster: "eu",
} as const;

/** S9.TOUCH.01-.05, D.54: CSS px and ms. */
export const touchRules = {
  tapTolerance: 10,
  swipeTolerance: 30,
  holdAfter: 400,
  longTapAfter: 400,
  dragEvery: 100,
} as const;

/** S9.CHAT.01/.02: ms after its script has loaded; the tag of a clinic whose chat is not the first provider's. */
export const supportChatRules = { startsAfter: 1_000, alternativeTag: "alternative-chat" } as const;

/** S9.DATE.01/.02: dates and times of an Arabic page are written in this form, that of English. */
export const arabicDatesIn = "en-GB";

/** S9.LABEL.01, D.55: at the foot of the menu and in error reports; release and code version are other things. */
export const versionLabel = "v0.19.0";
