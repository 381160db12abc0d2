import { expect, test } from "vitest";
import {
  analyticsRules,
  arabicDateLocale,
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
import { dateLocale } from "../appointment/appointment-time.ts";
import { readSettings } from "../clinic/settings.ts";

const second = 1_000;
const minute = 60_000;
const hour = 3_600_000;
const settings = readSettings({});

test.each([
  ["a password has at least 8 characters", passwordMinCharacters, 8],
  ["which is what every form asks for", fieldLimits.passwordMin, passwordMinCharacters],
  ["a code of the second factor has 6 digits", secondFactorDigits, 6],
  ["a rating has 5 stars", ratingStars, 5],
  ["before a reading one rests for 5 minutes", restMinutes, 5],
  ["a scheduling draft lives for 1 hour", draftRules.schedulingLifetime, hour],
  ["and is over 20 minutes before the visit", draftRules.tooNear, 20 * minute],
  ["what was told of a patient lives for 8 hours", draftRules.patientInformationLifetime, 8 * hour],
  ["a symptom check lives for 24 hours", triageSessionLifetime, 24 * hour],
  ["a visit's room opens 1 hour before it", sessionWindow.opensBefore, hour],
  ["and closes 12 hours after it", sessionWindow.closesAfter, 12 * hour],
  ["a visit is booked 20 minutes ahead", defaultBookingOffsetMinutes, 20],
  ["by every clinic that says nothing", settings.bookingOffsetMinutes, defaultBookingOffsetMinutes],
  ["surveys are asked at staging", settings.surveysEnvironment, "staging"],
  ["nobody checks symptoms", settings.symptomCheckerProvider, "none"],
  ["nobody reads vital signs", settings.vitalSignsProvider, "none"],
  ["the gateway's own page takes payments", settings.paymentWidgetUrl, null],
  ["the same stands among the constants", defaultSettings.paymentWidgetUrl, settings.paymentWidgetUrl],
  ["events go in batches of 50", analyticsRules.eventsInBatch, 50],
  ["every 5 s", analyticsRules.flushEvery, 5 * second],
  ["a batch is given up after 90 s", analyticsRules.timeout, 90 * second],
  ["the way that worked is remembered for 30 minutes", realtimeRules.transportCachedFor, 30 * minute],
  ["how a connection fares is told every 60 s", realtimeRules.timelineEvery, 60 * second],
  ["in 50 events at most", realtimeRules.timelineEvents, 50],
  ["the cluster is eu", realtimeRules.cluster, "eu"],
  ["a tap may wander 10 px", touchRules.tapTolerance, 10],
  ["a swipe goes further than 30 px", touchRules.swipeTolerance, 30],
  ["a finger holds after 400 ms", touchRules.holdAfter, 400],
  ["a tap is long after 400 ms", touchRules.longTapAfter, 400],
  ["a drag is told every 100 ms", touchRules.dragEvery, 100],
  ["the support chat starts 1000 ms after its script", supportChatRules.startsAfter, 1_000],
  ["the other chat carries its tag", supportChatRules.alternativeTag, "alternative-chat"],
  ["Arabic dates are English ones", dateLocale("ar"), dateLocale("en")],
  ["as the constants say", dateLocale("ar").startsWith(arabicDateLocale), true],
  ["the web app's label is v0.19.0", versionLabel, "v0.19.0"],
])(
  "%s",
  {
    tags: [
      "S9.CONST.01",
      "S9.CONST.02",
      "S9.CONST.03",
      "S9.CONST.04",
      "S9.CONST.05",
      "S9.CONST.06",
      "S9.CONST.07",
      "S9.CONST.08",
      "S9.CONST.09",
      "S9.CONST.10",
      "S9.DEF.01",
      "S9.DEF.02",
      "S9.DEF.03",
      "S9.DEF.04",
      "S9.DEF.05",
      "D.80",
      "S9.ANALYTICS.03",
      "S9.ANALYTICS.04",
      "S9.ANALYTICS.05",
      "S9.RT.01",
      "S9.RT.02",
      "S9.RT.03",
      "S9.RT.04",
      "S9.TOUCH.01",
      "S9.TOUCH.02",
      "S9.TOUCH.03",
      "S9.TOUCH.04",
      "S9.TOUCH.05",
      "S9.CHAT.01",
      "S9.CHAT.02",
      "S9.DATE.01",
      "S9.DATE.02",
      "S9.LABEL.01",
      "D.55",
    ],
  },
  (_line, value, expected) => {
    expect(value).toBe(expected);
  },
);

test(
  "analytics events are sent in production, qa and staging only",
  { tags: ["S9.ANALYTICS.01", "S9.ANALYTICS.02"] },
  () => {
    expect(analyticsRules.environments).toEqual(["production", "qa", "staging"]);
  },
);
