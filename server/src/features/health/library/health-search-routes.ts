import * as endpoints from "@anteroom/contract/health/health-topics";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { HealthLibrary } from "../../../ports/health-library.ts";
import { listTopics, listTopicSynonyms } from "./list-topics.ts";
import type { getTopic as endpoint } from "@anteroom/contract/health/health-topics";
import { isGateOpen } from "@anteroom/domain/clinic/gates";
import { problem } from "../../../platform/http/problem.ts";
import { markNotModified } from "./is-known-answer.ts";

/**
 * Registers the routes of the health library, "Health from A to Z": titles, synonyms, one topic. Earlier
 * `libraries` take precedence. `feature_off` when the clinic does not show it.
 */
export function healthSearchRoutes(
  { app }: Pick<Services, "app">,
  libraries: readonly HealthLibrary[],
): void {
  mount(app, endpoints.listTopics, listTopics(libraries));
  mount(app, endpoints.listTopicSynonyms, listTopicSynonyms(libraries));
  mount(app, endpoints.getTopic, getTopic(libraries));
}

/** Returns one topic, in English when it does not exist in the page's language. */
function getTopic(libraries: readonly HealthLibrary[]) {
  return ({ tenant, locale, params: { slug }, request, reply }: Call<typeof endpoint>) => {
    if (!isGateOpen("elsevierIntegration", tenant.settings)) return problem("feature_off");
    const topic = libraries.map((library) => library.topic(slug, locale)).find((found) => found !== null);
    if (!topic) return problem("not_found");
    const answer = { data: { entity: topic } };
    if (markNotModified(answer, request, reply)) reply.code(304).send();
    return answer;
  };
}
