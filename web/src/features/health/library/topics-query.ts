import { addressOf } from "@anteroom/contract/endpoint";
import { getTopic, listTopics } from "@anteroom/contract/health/health-topics";
import type { FetchPath } from "@anteroom/contract/page";
import { queryOptions } from "@tanstack/react-query";
import { fetchAnswer } from "../../../platform/fetch-answer.ts";

/** Query options for topics, which change only with a new version of the product. */
export const longLivedQuery = { staleTime: 3_600_000, refetchOnWindowFocus: false } as const;

/** Query of all topic titles in the page's language. */
export const topicsQuery = (ask: FetchPath) =>
  queryOptions({
    queryKey: ["health-topics"],
    queryFn: async () => (await fetchAnswer(ask, listTopics, addressOf(listTopics))).data.collection,
    ...longLivedQuery,
  });

/** Query of one topic. */
export const topicQuery = (ask: FetchPath, slug: string) =>
  queryOptions({
    queryKey: ["health-topics", slug],
    queryFn: async () => (await fetchAnswer(ask, getTopic, addressOf(getTopic, { slug }))).data.entity,
    ...longLivedQuery,
  });
