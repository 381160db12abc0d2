import type { Loader } from "../../../platform/loader.ts";
import { topicQuery, topicsQuery } from "./topics-query.ts";

/**
 * Fetches the topic titles, or the topic of `?topic=` and returns its title, into the query cache. Failures
 * are ignored, also of an unknown topic: the page says why.
 */
export const healthSearchLoader: Loader = async ({ queries, ask, search }) => {
  const { topic: slug } = search;
  if (slug === undefined) return queries.prefetchQuery(topicsQuery(ask));
  const topic = await queries.ensureQueryData(topicQuery(ask, slug)).catch(() => null);
  return topic ? { title: topic.title } : undefined;
};
