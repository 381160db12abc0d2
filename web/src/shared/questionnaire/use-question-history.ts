import { asNumber, asRecord, asText } from "@anteroom/domain/shared/record";
import { useEffect, useRef } from "react";
import { randomId } from "../../platform/storage/random-id.ts";

/** What a history entry knows of the questions: the page it showed and the one before it, how many are behind it, and in which filling-in. */
type Entry = { at: string; before: string | null; depth: number; run: string };

/**
 * Gives each page of a form a history entry by `push`, so that the browser's back and forward show the page before and
 * the next by `show`, also after a reload; from the first page back leaves the form. `back` goes to a page before: by
 * the entry behind this one where it is that page, else by a new entry. `shown` is one of `ids`.
 */
export function useQuestionHistory(shown: string, ids: readonly string[], show: (id: string) => void) {
  const entry = useRef<Entry>(null);
  const latest = useRef({ shown, ids, show });
  useEffect(() => {
    latest.current = { shown, ids, show };
  });
  useEffect(() => {
    const here = latest.current.shown;
    const stored = entryOf(history.state);
    entry.current = stored?.at === here ? stored : { at: here, before: null, depth: 0, run: randomId() };
    if (entry.current !== stored) write("replaceState", entry.current, null);
    const follow = ({ state }: PopStateEvent) => {
      const [now, last] = [entryOf(state), entry.current];
      if (!now || !last) return;
      // Of questions that were answered before: there is nothing of them to show.
      if (now.run !== last.run) return history.go(-(now.depth + 1));
      entry.current = now;
      if (now.at === latest.current.shown) return;
      if (latest.current.ids.includes(now.at)) latest.current.show(now.at);
      else if (now.depth !== last.depth) history.go(Math.sign(now.depth - last.depth)); // the answers left it out
    };
    addEventListener("popstate", follow);
    return () => removeEventListener("popstate", follow);
  }, []);
  const push = (id: string) => {
    const { at = null, depth = 0, run = randomId() } = entry.current ?? {};
    entry.current = { at: id, before: at, depth: depth + 1, run };
    // A key of its own: under the one before, the router would scroll the new page to where that one was left.
    write("pushState", entry.current, randomId());
  };
  const back = (id: string) => {
    if (entry.current?.before === id) return history.back();
    push(id);
    latest.current.show(id);
  };
  return { push, back };
}

function write(how: "pushState" | "replaceState", entry: Entry, key: string | null): void {
  history[how]({ ...asRecord(history.state), ...(key && { key }), question: entry }, "", location.href);
}

function entryOf(state: unknown): Entry | null {
  const stored = asRecord(asRecord(state)?.["question"]);
  const [at, depth, run] = [asText(stored?.["at"]), asNumber(stored?.["depth"]), asText(stored?.["run"])];
  if (at === null || depth === null || run === null) return null;
  return { at, before: asText(stored?.["before"]), depth, run };
}
