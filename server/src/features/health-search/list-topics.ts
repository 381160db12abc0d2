import type { listTopics as endpoint } from "@anteroom/contract/health-topics";
import { isGateOpen } from "@anteroom/domain/gates";
import type { Call } from "../../platform/mount.ts";
import { problem } from "../../platform/problem.ts";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { isKnownAnswer } from "./is-known-answer.ts";

/** The names of all topics in the language of the page: small enough that the search itself runs in the browser. */
export function listTopics(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, request, reply }: Call<typeof endpoint>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const answer = { data: { collection: libraries.flatMap((library) => library.names(locale)) } };
    if (isKnownAnswer(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}
