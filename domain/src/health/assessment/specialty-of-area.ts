import type { Area } from "./areas.ts";

/** The slug of the specialty for each area, `general-practice` where none is closer. Our own choice. */
export const specialtyOfArea: Readonly<Record<Area, string>> = {
  mood: "psychology",
  anxiety: "psychology",
  diabetes: "endocrinology",
  heart: "cardiology",
  weight: "nutrition",
  activity: "general-practice",
  tobacco: "general-practice",
  alcohol: "general-practice",
  sleep: "general-practice",
  nutrition: "nutrition",
};
