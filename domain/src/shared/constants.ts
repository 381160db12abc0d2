// Every number and name of the specification's section 9, once. Their use is documented where they are used.
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The least characters of a password (S9.CONST.01). */
export const passwordMinCharacters = 8;

/** Digits of a second-factor code (S9.CONST.02). */
export const secondFactorDigits = 6;

/** The most stars of a rating (S9.CONST.03). */
export const ratingStars = 5;

/** Rest before a reading, in minutes, until the pulse has settled (S9.CONST.04). */
export const restMinutes = 5;

/** Lifetimes of booking drafts, in ms (S9.CONST.05/.06/.07). */
export const draftRules = {
  schedulingLifetime: 1 * HOUR,
  /** A draft of an appointment this near can no longer be booked. */
  tooNear: 20 * MINUTE,
  patientInformationLifetime: 8 * HOUR,
} as const;

/** Lifetime of a symptom check, in ms (S9.CONST.08). */
export const triageSessionLifetime = 24 * HOUR;

/** How long before its start and after its end an appointment's call can be entered, in ms (S9.CONST.09/.10). */
export const sessionWindow = { opensBefore: 1 * HOUR, closesAfter: 12 * HOUR } as const;

/** The least minutes between booking and appointment (S9.DEF.01, D.73); a clinic may require more, never less. */
export const defaultBookingOffsetMinutes = 20;
/**
 * The longest booking offset that a clinic may set, in minutes. Patients see the slots of 31 days, so that a longer
 * one would hide all.
 */
export const maxBookingOffsetMinutes = 28 * 24 * 60;

/**
 * Defaults of a clinic's settings (S9.DEF.02-.05). Without `paymentWidgetUrl` the gateway's own page takes the
 * payment (D.80).
 */
export const defaultSettings = {
  surveysEnvironment: "staging",
  symptomCheckerProvider: "none",
  vitalSignsProvider: "none",
  paymentWidgetUrl: null,
} as const;

/** Environments that send events, batch size, and intervals and timeout in ms (S9.ANALYTICS.01-.05). */
export const analyticsRules = {
  environments: ["production", "qa", "staging"],
  eventsInBatch: 50,
  flushEvery: 5 * SECOND,
  timeout: 90 * SECOND,
} as const;

/** Defaults of hosted Pusher and its browser library (S9.RT): times in ms. */
export const realtimeRules = {
  transportCachedFor: 30 * MINUTE,
  timelineEvery: 60 * SECOND,
  timelineEvents: 50,
  cluster: "eu",
} as const;

/** Distances in CSS px and times in ms of touch gestures (S9.TOUCH.01-.05, D.54). */
export const touchRules = {
  tapTolerance: 10,
  swipeTolerance: 30,
  holdAfter: 400,
  longTapAfter: 400,
  dragEvery: 100,
} as const;

/**
 * Delay (ms) after the chat's script has loaded, and the tag of a clinic that does not use the first provider
 * (S9.CHAT.01/.02).
 */
export const supportChatRules = { startsAfter: 1_000, alternativeTag: "alternative-chat" } as const;

/** The locale whose format Arabic pages use for dates and times (S9.DATE.01/.02). */
export const arabicDateLocale = "en-GB";

/** The version shown in the menu and in error reports (S9.LABEL.01, D.55); release and code version are separate. */
export const versionLabel = "v0.19.0";
