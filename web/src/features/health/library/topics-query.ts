import { addressOf } from "@anteroom/contract/endpoint";
import { getTopic, listTopics } from "@anteroom/contract/health/health-topics";
import type { FetchPath } from "@anteroom/contract/page";
import { queryOptions } from "@tanstack/react-query";
import { fetchAnswer } from "../../../platform/fetch-answer.ts";

/** Topics change with a new version of the product at most. */
export const longLivedQuery = { staleTime: 3_600_000, refetchOnWindowFocus: false } as const;

/** The titles of all topics in the language of the page. */
export const topicsQuery = (ask: FetchPath) =>
  queryOptions({
    queryKey: ["health-topics"],
    queryFn: async () => (await fetchAnswer(ask, listTopics, addressOf(listTopics))).data.collection,
    ...longLivedQuery,
  });

export const topicQuery = (ask: FetchPath, slug: string) =>
  queryOptions({
    queryKey: ["health-topics", slug],
    queryFn: async () => (await fetchAnswer(ask, getTopic, addressOf(getTopic, { slug }))).data.entity,
    ...longLivedQuery,
  });
