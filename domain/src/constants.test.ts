import { expect, test } from "vitest";
import {
  analyticsRules,
  arabicDatesIn,
  breakpoints,
  defaultBookingOffsetMinutes,
  defaultSettings,
  draftRules,
  passwordMinCharacters,
  ratingStars,
  realtimeRules,
  restMinutes,
  secondFactorDigits,
  sessionWindow,
  supportChatRules,
  touchRules,
  triageSessionLifetime,
  versionLabel,
} from "./constants.ts";
import { fieldLimits } from "./field-limits.ts";
import { dateLocale } from "./visit-time.ts";
import { readSettings } from "./settings.ts";

const second = 1_000;
const minute = 60_000;
const hour = 3_600_000;
const settings = readSettings({});

test.each([
  ["S9.CONST.01: a password has at least 8 characters", passwordMinCharacters, 8],
  ["S9.CONST.01: which is what every form asks for", fieldLimits.passwordMin, passwordMinCharacters],
  ["S9.CONST.02: a code of the second factor has 6 digits", secondFactorDigits, 6],
  ["S9.CONST.03: a rating has 5 stars", ratingStars, 5],
  ["S9.CONST.04: before a reading one rests for 5 minutes", restMinutes, 5],
  ["S9.CONST.05: a scheduling draft lives for 1 hour", draftRules.schedulingLifetime, hour],
  ["S9.CONST.06: and is over 20 minutes before the visit", draftRules.tooNear, 20 * minute],
  [
    "S9.CONST.07: what was told of a patient lives for 8 hours",
    draftRules.patientInformationLifetime,
    8 * hour,
  ],
  ["S9.CONST.08: a symptom check lives for 24 hours", triageSessionLifetime, 24 * hour],
  ["S9.CONST.09: a visit's room opens 1 hour before it", sessionWindow.opensBefore, hour],
  ["S9.CONST.10: and closes 12 hours after it", sessionWindow.closesAfter, 12 * hour],
  ["S9.DEF.01: a visit is booked 20 minutes ahead", defaultBookingOffsetMinutes, 20],
  [
    "S9.DEF.01: by every clinic that says nothing",
    settings.bookingOffsetMinutes,
    defaultBookingOffsetMinutes,
  ],
  ["S9.DEF.02: surveys are asked at staging", settings.surveysEnvironment, "staging"],
  ["S9.DEF.03: nobody checks symptoms", settings.symptomCheckerProvider, "none"],
  ["S9.DEF.04: nobody reads vital signs", settings.vitalSignsProvider, "none"],
  ["S9.DEF.05 D.80: the gateway's own page takes payments", settings.paymentWidgetUrl, null],
  [
    "S9.DEF.05: the same stands among the constants",
    defaultSettings.paymentWidgetUrl,
    settings.paymentWidgetUrl,
  ],
  ["S9.ANALYTICS.03: events go in batches of 50", analyticsRules.eventsInBatch, 50],
  ["S9.ANALYTICS.04: every 5 s", analyticsRules.flushEvery, 5 * second],
  ["S9.ANALYTICS.05: a batch is given up after 90 s", analyticsRules.timeout, 90 * second],
  [
    "S9.RT.01: the way that worked is remembered for 30 minutes",
    realtimeRules.transportCachedFor,
    30 * minute,
  ],
  ["S9.RT.02: how a connection fares is told every 60 s", realtimeRules.timelineEvery, 60 * second],
  ["S9.RT.03: in 50 events at most", realtimeRules.timelineEvents, 50],
  ["S9.RT.04: the cluster is eu", realtimeRules.cluster, "eu"],
  ["S9.TOUCH.01: a tap may wander 10 px", touchRules.tapTolerance, 10],
  ["S9.TOUCH.02: a swipe goes further than 30 px", touchRules.swipeTolerance, 30],
  ["S9.TOUCH.03: a finger holds after 400 ms", touchRules.holdAfter, 400],
  ["S9.TOUCH.04: a tap is long after 400 ms", touchRules.longTapAfter, 400],
  ["S9.TOUCH.05: a drag is told every 100 ms", touchRules.dragEvery, 100],
  ["S9.CHAT.01: the support chat starts 1000 ms after its script", supportChatRules.startsAfter, 1_000],
  ["S9.CHAT.02: the other chat carries its tag", supportChatRules.alternativeTag, "alternative-chat"],
  ["S9.DATE.01 S9.DATE.02: Arabic dates are English ones", dateLocale("ar"), dateLocale("en")],
  ["S9.DATE.01: as the constants say", dateLocale("ar").startsWith(arabicDatesIn), true],
  ["S9.LABEL.01 D.55: the web app's label is v0.19.0", versionLabel, "v0.19.0"],
])("%s", (_line, value, expected) => {
  expect(value).toBe(expected);
});

test("S9.ANALYTICS.01 S9.ANALYTICS.02: events leave the browser in production, qa and staging, and nowhere else", () => {
  expect(analyticsRules.environments).toEqual(["production", "qa", "staging"]);
});

test("S9.BREAK.01 D.53: layouts change at 576, 768, 992 and 1200 px, and nowhere above", () => {
  expect(breakpoints).toEqual({ xs: 576, sm: 768, md: 992, lg: 1200, xl: Infinity });
});
