import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import type { Failure, Result } from "./api.ts";
import { keepDataWhileOffline } from "./keep-data-while-offline.ts";

const known: Result<string> = { isOk: true, data: "Dr Rui Vale" };
const failed = (code: Failure["code"]): Result<string> => ({ isOk: false, failure: { code } as Failure });

async function askedTwice(first: Result<string>, second: Result<string>): Promise<unknown> {
  const queries = new QueryClient();
  const ask = (answer: Result<string>) =>
    queries.fetchQuery({
      queryKey: ["doctor"],
      queryFn: () => answer,
      structuralSharing: keepDataWhileOffline,
    });
  await ask(first);
  await ask(second);
  return queries.getQueryData(["doctor"]);
}

test.each(["offline", "unreachable", "timeout"] as const)(
  "known data stays while the connection is lost (%s)",
  async (code) => {
    expect(await askedTwice(known, failed(code))).toEqual(known);
  },
);

test.each<[Result<string>, Result<string>]>([
  [known, failed("not_found")],
  [failed("offline"), known],
  [failed("offline"), failed("timeout")],
  [known, { isOk: true, data: "Dr Ana Reis" }],
])("of %j and then %j the later counts", async (first, second) => {
  expect(await askedTwice(first, second)).toEqual(second);
});
