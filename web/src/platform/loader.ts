import type { QueryClient } from "@tanstack/react-query";
import type { FetchPath, Boot } from "@anteroom/contract/page";

/** What a public page fetches before it is drawn, on the server and in the browser alike. */
export type LoaderContext = {
  queries: QueryClient;
  ask: FetchPath;
  boot: Boot;
  params: Readonly<Record<string, string>>;
  search: Readonly<Record<string, string>>;
};
/** What only this page can be called in the browser's tab, such as a doctor's name. */
export type Loaded = { title: string };
/** `not-found` shows the not-found page with its status. */
export type Loader = (context: LoaderContext) => Promise<"not-found" | Loaded | void>;
