import type { Loader } from "../../../platform/loader.ts";
import { topicQuery, topicsQuery } from "./topics-query.ts";

/** The titles of all topics, or the one topic of the address; without an answer the page says why. */
export const healthSearchLoader: Loader = async ({ queries, ask, search }) => {
  const { topic: slug } = search;
  if (slug === undefined) return queries.prefetchQuery(topicsQuery(ask));
  const topic = await queries.ensureQueryData(topicQuery(ask, slug)).catch(() => null);
  return topic ? { title: topic.title } : undefined;
};
