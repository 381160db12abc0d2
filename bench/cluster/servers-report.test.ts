import { expect, test } from "vitest";
import {
  addedBetween,
  answeredRequests,
  assertReached,
  statementsOf,
  sumOf,
  withoutRest,
} from "./servers-report.ts";

test("a server's requests include all routes and statuses except health checks", () => {
  const metrics = [
    "# HELP anteroom_http_request_duration_seconds Answered requests",
    'anteroom_http_request_duration_seconds_bucket{le="0.01",route="/api/doctors",status="2xx"} 7',
    'anteroom_http_request_duration_seconds_count{route="/api/doctors",status="2xx"} 9',
    'anteroom_http_request_duration_seconds_count{route="/api/doctors",status="4xx"} 1',
    'anteroom_http_request_duration_seconds_count{route="/api/health/ready",status="2xx"} 500',
  ].join("\n");
  expect(answeredRequests(metrics)).toBe(10);
});

test.each([
  [{ "server-1": 40, "server-2": 0 }, "No request has reached server-2."],
  [{ "server-1": 20, "server-2": Number.NaN }, "No request has reached server-2."],
  [{ "server-1": 20, "server-2": 19 }, "40 requests were sent, but the servers have answered 39."],
])("servers that answered %o of 40 requests fail the bench", (answered, message) => {
  expect(() => assertReached(answered, 40)).toThrow(message);
});

test("servers that answered every request between them pass", () => {
  expect(() => assertReached({ "server-1": 1, "server-2": 39 }, 40)).not.toThrow();
});

test("idle cost of a component is not counted as request cost", () => {
  const cost = addedBetween({ redis: 100, "server-1": 40 }, { redis: 130, "server-1": 140, "server-2": 8 });
  expect(withoutRest(cost, { redis: 2, "server-1": 10 }, 5)).toEqual({
    redis: 20,
    "server-1": 50,
    "server-2": 8,
  });
  expect(sumOf(cost, "server-")).toBe(108);
});

test("statements are counted by application, however they are sent and however long", () => {
  const log = [
    "<server-1> LOG:  statement: begin",
    "<server-1> LOG:  execute calendar_of_doctor: select d.id",
    "\tfrom doctors d",
    "<server-1> DETAIL:  parameters: $1 = '7'",
    "<server-2> LOG:  execute <unnamed>: select 1",
    "<> LOG:  checkpoint starting: time",
  ].join("\n");
  expect(statementsOf(log)).toEqual({ "server-1": 2, "server-2": 1 });
});
