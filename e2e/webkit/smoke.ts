import type { Journey } from "./steps.ts";

/** What is tried in WebKitGTK, our stand-in for Safari: everything but the call, which that engine does not have. */
export const smoke: readonly Journey[] = [
  {
    title: "S1.05: a patient opens the clinic's page and finds a doctor",
    steps: [
      { open: "/" },
      { click: { css: "a[href^='/doctors']" } },
      { address: "/doctors" },
      { see: { role: "heading" } },
      { nothingKeepsAnyoneOut: true },
    ],
  },
  {
    title: "S1.41: a patient who reads Arabic reads it from right to left",
    steps: [{ open: "/doctors", lang: "ar" }, { direction: "rtl" }, { nothingKeepsAnyoneOut: true }],
  },
];
