import type { Loader } from "../../../platform/loader.ts";
import { topicQuery, topicsQuery } from "./topics-query.ts";

/**
 * Prefetches the topic titles, or fetches the topic of `?topic=` and returns its title. Failures are ignored:
 * the page says why.
 */
export const healthSearchLoader: Loader = async ({ queries, ask, search }) => {
  const { topic: slug } = search;
  if (slug === undefined) return queries.prefetchQuery(topicsQuery(ask));
  const topic = await queries.ensureQueryData(topicQuery(ask, slug)).catch(() => null);
  return topic ? { title: topic.title } : undefined;
};
