import { openQuestions, type Interview } from "./interview.ts";
import { conditionCount, type PreparedModel } from "./model.ts";

/**
 * What a question is worth for the differential: bits a unit of value counts as beside the gain of information, and the value from which on a
 * question is asked for the list alone. Both chosen by cross-validation.
 */
const list = { weight: 0.2, askFrom: 0.4 };

/**
 * Returns how much a question (its code) tells about the differential, in bits; 0 for one without a fitted value.
 * `now` is the posterior.
 */
export const listValueOf = (model: PreparedModel, question: string, now: Float64Array): number =>
  list.weight * valueOf(model, question, now);

/** Returns whether any open question is worth asking for the differential alone. `now` is the posterior. */
export function isListOpen(model: PreparedModel, now: Float64Array, interview: Interview): boolean {
  return openQuestions(interview).some(({ code }) => valueOf(model, code, now) >= list.askFrom);
}

/** The expected part of the list that the answer decides (variance explained, in conditions), over what is likely. */
function valueOf({ stored }: PreparedModel, question: string, now: Float64Array): number {
  const values = stored.listValue[question];
  if (!values) return 0;
  let value = 0;
  for (let at = 0; at < conditionCount; at += 1) value += ((now[at] ?? 0) * (values[at] ?? 0)) / 1000;
  return value;
}
