// GAD-7 (Spitzer et al., 2006).
// Wording as published by RADAR-base (RADAR-REDCap-aRMT-Definitions, Apache-2.0), taken over on 2026-11-22; numbers before and spaces after a line left out,
// nothing else changed. The instrument itself: Pfizer Inc., free of charge and of permission since 2010; developed by Spitzer, Williams, Kroenke and colleagues.
// Never translated by us (D.103): a language is added with an official wording, its source and the date.
// The Spanish wording at that source has typing errors ("nerioso"): to mend them would be a wording of ours, so it is left out.
import type { Wordings } from "./wordings.ts";

export const gad7Wordings: Wordings = {
  en: {
    stem: "Over the last two weeks, how often have you been bothered by any of the following problems?",
    items: [
      "Feeling nervous, anxious or on edge",
      "Not being able to stop or control worrying",
      "Worrying too much about different things",
      "Having trouble relaxing",
      "Being so restless that it is hard to sit still",
      "Becoming easily annoyed or irritable",
      "Feeling afraid, as if something awful might happen",
    ],
    options: ["Not at all", "Several days", "More than half the days", "Nearly every day"],
  },
};
