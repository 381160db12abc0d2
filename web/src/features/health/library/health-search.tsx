import { useState } from "react";
import { Library } from "./library.tsx";
import { TopicPage } from "./topic-page.tsx";
import { usePageQuery } from "../../../platform/page-address.ts";

/**
 * `/health-search`: the health library (S2.R26), or one topic with `?topic=` (D.43). What is typed is kept
 * between the two, in memory only, and never sent.
 */
export function HealthSearch() {
  const { topic: slug } = usePageQuery();
  // Kept here, so that somebody who comes back from a topic finds the list as it was. It goes no further than this page.
  const [typed, setTyped] = useState("");
  if (slug !== undefined) return <TopicPage key={slug} slug={slug} />;
  return <Library typed={typed} onType={setTyped} />;
}
