import type { PresentingComplaint } from "@anteroom/triage/complaints/knowledge";
import type { BodyArea } from "../../ports/symptom-checker.ts";

/** Chapters of ICPC-2 by their letter; what pages call them is their own matter. */
const areaOfChapter: Readonly<Record<string, BodyArea>> = {
  A: "general",
  B: "general",
  D: "digestive",
  F: "eye",
  H: "ear",
  K: "heart",
  L: "bones",
  N: "head-nerves",
  P: "mind",
  R: "breathing",
  S: "skin",
  T: "hormones",
  U: "urinary",
  W: "pregnancy",
  X: "women",
  Y: "men",
  Z: "mind",
};

/** Where a complaint stands in a list by parts of the body. */
export function bodyAreaOf({ icpc: [code = "A"] }: PresentingComplaint, sex: "F" | "M"): BodyArea {
  const area = areaOfChapter[code.slice(0, 1)] ?? "general";
  // ICPC keeps what both sexes may have, such as sexual infections, with women.
  return area === "women" && sex === "M" ? "men" : area;
}
