import type { Journey } from "./steps.ts";

/**
 * The journeys of the short run in WebKitGTK, our substitute for Safari. Calls are left out, since WebKitGTK has no
 * WebRTC.
 */
export const smoke: readonly Journey[] = [
  {
    title: "a patient opens the home page and finds a doctor",
    tags: ["S1.05"],
    steps: [
      { open: "/" },
      { click: { css: "a[href^='/doctors']" } },
      { address: "/doctors" },
      { see: { role: "heading" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: "an Arabic page is laid out from right to left",
    tags: ["S1.41"],
    steps: [
      { open: "/doctors", lang: "ar" },
      { direction: "rtl" },
      { see: { css: "main h1" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: "a guest goes from a free time to the check before paying",
    tags: ["S1.45"],
    steps: [
      { open: "/doctors", clinic: "andes", lang: "en" },
      { click: { css: "a[href^='/scheduling/patient']" } },
      { type: { css: "[name=symptoms]" }, text: "A cough for three days" },
      { type: { css: "[name=name]" }, text: "Ana Guest" },
      { type: { css: "[name=birthdate_day]" }, text: "27" },
      { type: { css: "[name=birthdate_month]" }, text: "3" },
      { type: { css: "[name=birthdate_year]" }, text: "1987" },
      { click: { css: "label:has([name=sex][value=female])" } },
      { type: { css: "[name=email]" }, text: "ana@example.org" },
      { click: { css: "button[type=submit]" } },
      { address: "/appointment-checkout" },
      { see: { css: "dl" } },
    ],
  },
  {
    title: "a browser without WebRTC support is told so and which browsers have it",
    tags: ["S8.MSG.20", "S8.TYPE.04", "D.92"],
    steps: [
      { open: "/client/video/1/browser-error", lang: "en" },
      { see: { css: "[data-error-type='unsupported_browser']" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
];
