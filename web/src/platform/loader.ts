import type { QueryClient } from "@tanstack/react-query";
import type { FetchPath, Boot } from "@anteroom/contract/page";

/** The input of a loader. */
export type LoaderContext = {
  queries: QueryClient;
  ask: FetchPath;
  boot: Boot;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};
/** A title that only the loaded data provides, such as a doctor's name. */
export type Loaded = { title: string };
/**
 * Loads the data of a public page before rendering, on the server and in the browser. `not-found` shows the
 * not-found page. Must not throw for expected failures.
 */
export type Loader = (context: LoaderContext) => Promise<"not-found" | Loaded | void>;
