import { expect, test } from "vitest";
import { emitProductEvent } from "./happenings.ts";
import { openMetrics, serveMetrics } from "./metrics.ts";

const request = {
  id: "",
  clinic: "aurora",
  method: "GET",
  route: "/doctors/{doctorId}",
  status: 404,
  ms: 30,
};

test("requests, jobs, sockets, payments and bookings are counted without clinic or person labels", async () => {
  const metrics = openMetrics();
  const { observer } = metrics;
  observer.request(request);
  observer.job({ id: "", clinic: "aurora", job: "mail", outcome: "failed", ms: 5 });
  observer.socketOpened();
  observer.socketOpened();
  observer.socketClosed({ id: "", ms: 1 });
  observer.failed();
  emitProductEvent("payment", "refused");
  emitProductEvent("booking", "paid");
  emitProductEvent("call-quality", { quality: "bad", route: "relay", video: "mesh" });
  const text = await metrics.text();
  metrics.stop();
  emitProductEvent("booking", "paid");
  for (const line of [
    'anteroom_http_request_duration_seconds_count{route="/doctors/{doctorId}",status="4xx"} 1',
    'anteroom_http_request_duration_seconds_bucket{le="0.05",route="/doctors/{doctorId}",status="4xx"} 1',
    'anteroom_job_duration_seconds_count{job="mail",outcome="failed"} 1',
    "anteroom_realtime_connections 1",
    "anteroom_errors_total 1",
    'anteroom_payments_total{outcome="refused"} 1',
    'anteroom_bookings_total{outcome="paid"} 1',
    'anteroom_call_quality_reports_total{quality="bad",route="relay",video="mesh"} 1',
  ])
    expect(text.split("\n")).toContain(line);
  expect(text).toContain("nodejs_eventloop_lag_p99_seconds");
  expect(text).not.toContain("aurora");
  expect(await metrics.text()).toContain('anteroom_bookings_total{outcome="paid"} 1');
});

test("the private port serves metrics only", async () => {
  const served = await serveMetrics(
    { text: async () => "up 1\n", contentType: "text/plain; version=0.0.4" },
    { port: 0, host: "127.0.0.1" },
  );
  const ask = async (path: string, method = "GET") => {
    const answer = await fetch(`http://127.0.0.1:${served.port}${path}`, { method });
    return [answer.status, await answer.text()];
  };
  expect(await ask("/metrics")).toEqual([200, "up 1\n"]);
  expect(await ask("/")).toEqual([404, ""]);
  expect(await ask("/metrics", "POST")).toEqual([404, ""]);
  await served.stop();
});
