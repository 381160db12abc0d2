import * as endpoints from "@anteroom/contract/health-topics";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import type { HealthLibrary } from "../../ports/health-library.ts";
import { getTopic } from "./get-topic.ts";
import { listTopics, listTopicSynonyms } from "./list-topics.ts";

/** Health from A to Z. */
export function healthSearchRoutes(
  { app }: Pick<Services, "app">,
  libraries: readonly HealthLibrary[],
): void {
  mount(app, endpoints.listTopics, listTopics(libraries));
  mount(app, endpoints.listTopicSynonyms, listTopicSynonyms(libraries));
  mount(app, endpoints.getTopic, getTopic(libraries));
}
