import type { FakeApi } from "./fake-api.ts";

/** An API whose answers at one address can be held back, so that others come before. */
export function slowLine(api: FakeApi, path: string) {
  let letGo = () => {};
  let line = Promise.resolve();
  const slow: typeof fetch = async (input, init) => {
    const answer = await api.fetch(input, init);
    if (new URL(input instanceof Request ? input.url : input, location.href).pathname === path) await line;
    return answer;
  };
  const holdBack = () => void (line = new Promise((resolve) => (letGo = resolve)));
  return { api: { ...api, fetch: slow }, holdBack, letGo: () => letGo() };
}
