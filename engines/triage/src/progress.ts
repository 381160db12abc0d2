import type { Interview } from "./interview.ts";
import { known, type PreparedModel } from "./model.ts";
import { bestOf, posterior } from "./posterior.ts";
import { isFinished, mostQuestions, rule } from "./stop-rule.ts";

/** About how far the interview is, from 0 to 1: by how sure it is and by how many questions may still come. One more answer never sets it back. */
export function progress(model: PreparedModel, interview: Interview): number {
  if (isFinished(model, posterior(model, interview), interview)) return 1;
  const { answers } = interview;
  const before = [...answers.keys()].map((count) => ({ ...interview, answers: answers.slice(0, count) }));
  return Math.max(...[...before, interview].map((one) => soFar(model, one)));
}

/** Of one moment alone; an answer that surprises makes it less sure. */
function soFar(model: PreparedModel, interview: Interview): number {
  const now = posterior(model, interview);
  const asked = interview.answers.length / mostQuestions;
  const best = (now[bestOf(now)] ?? 0) / (1 - (now[known] ?? 0));
  const sure = Math.log(1 - Math.min(best, rule.sure)) / Math.log(1 - rule.sure);
  return Math.min(0.95, Math.max(asked, 0.8 * sure));
}
