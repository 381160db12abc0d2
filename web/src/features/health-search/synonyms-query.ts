import { addressOf } from "@anteroom/contract/endpoint";
import { listTopicSynonyms } from "@anteroom/contract/health-topics";
import type { Ask } from "@anteroom/contract/page";
import { queryOptions } from "@tanstack/react-query";
import { fetchAnswer } from "../../platform/fetch-answer.ts";
import { lasting } from "./topics-query.ts";

/** What else topics are called: for the search only, so not in the page itself. */
export const synonymsQuery = (ask: Ask) =>
  queryOptions({
    queryKey: ["health-topic-synonyms"],
    queryFn: async () => {
      const { data } = await fetchAnswer(ask, listTopicSynonyms, addressOf(listTopicSynonyms));
      return new Map(data.collection.map(({ slug, synonyms }) => [slug, synonyms]));
    },
    ...lasting,
  });
