import type { Area } from "./areas.ts";

/** The specialty that looks after what an area is about, by its slug; `general-practice` where none is nearer. Our own choice. */
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
