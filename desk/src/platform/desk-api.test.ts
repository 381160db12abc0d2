import {
  clinicListAppointments,
  clinicPutPortrait,
  clinicReportFile,
  clinicRemoveFile,
  clinicWriteSummary,
  clinicListDoctors,
} from "@anteroom/client/operations";
import { createServer, type IncomingMessage, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { createDeskApi, type DeskApi } from "./desk-api.ts";

let server: Server;
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  server.closeAllConnections();
  server.close();
});

/** The desk's API over a line that behaves like this. */
async function apiOver(
  line: RequestListener,
  onAnswer: (answer: Response, sentAt: number) => void = () => {},
): Promise<DeskApi> {
  server = createServer(line).listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as AddressInfo; // a TCP server has no other kind of address
  vi.stubGlobal("location", new URL(`http://127.0.0.1:${port}/desk`));
  return createDeskApi(onAnswer);
}

const askOver = async (line: RequestListener) => (await apiOver(line)).call(clinicListDoctors);

/** What the server gets of one call. */
async function sentBy(call: (api: DeskApi) => Promise<unknown>) {
  let sent: (Pick<IncomingMessage, "method" | "url" | "headers"> & { body: string }) | undefined;
  const api = await apiOver((request, answer) => {
    const { method, url, headers } = request;
    void buffer(request).then((body) => {
      sent = { method, url, headers, body: body.toString() };
      answer.end('{"data": {}}');
    });
  });
  await call(api);
  return sent;
}

test.each<[string, RequestListener]>([
  [
    "an answer that breaks off in the middle",
    (_, answer) => {
      answer.writeHead(200, { "content-type": "application/json", "content-length": "500" });
      answer.write('{"data": {"collection": [', () => answer.destroy());
    },
  ],
  ["an answer that is no JSON", (_, answer) => answer.end("<html>Sign in to this network</html>")],
  ["an answer without a body", (_, answer) => answer.writeHead(200, { "content-length": "0" }).end()],
  ["a line that is cut", (request) => request.socket.destroy()],
])("%s is lost: the device is offline, or the server was not reached", async (_, line) => {
  const api = await apiOver(line);
  for (const isOnline of [true, false]) {
    vi.stubGlobal("navigator", { onLine: isOnline });
    const failure = { code: isOnline ? "unreachable" : "offline" };
    expect(await api.call(clinicListDoctors)).toEqual({ isOk: false, failure });
  }
});

test.each([
  [500, "unreadable"],
  [501, "unreadable"],
  [502, "unreachable"],
  [503, "unreachable"],
  [504, "unreachable"],
  [505, "unreadable"],
])("a gateway's answer %i without a problem is %s", async (status, code) => {
  const broken = await askOver((_, answer) => answer.writeHead(status).end("<html>Bad gateway</html>"));
  expect(broken).toEqual({ isOk: false, failure: { code } });
});

test("a problem keeps its code, and a complete answer is read", async () => {
  const paused = await askOver((_, answer) => answer.writeHead(503).end('{"code": "unavailable"}'));
  expect(paused).toEqual({ isOk: false, failure: { code: "unavailable" } });
  server.close();
  const whole = await askOver((_, answer) => answer.end('{"data": {"collection": []}}'));
  expect(whole).toEqual({ isOk: true, data: { data: { collection: [] } } });
});

test("an answer without content is a success", async () => {
  const api = await apiOver((_, answer) => answer.writeHead(204).end());
  const params = { appointment_id: 1, file_id: 2 };
  expect(await api.call(clinicRemoveFile, { params })).toEqual({ isOk: true, data: undefined });
});

test("a call that its caller aborts rejects while the body arrives", async () => {
  const caller = new AbortController();
  const api = await apiOver(
    (_, answer) => void answer.writeHead(200, { "content-type": "application/json" }).write('{"data": {'),
    () => void setTimeout(() => caller.abort(), 10),
  );
  await expect(api.call(clinicListDoctors, { signal: caller.signal })).rejects.toMatchObject({
    name: "AbortError",
  });
});

test("an answer that takes longer than 20 s is given up, unless a file is fetched", async () => {
  const limit = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => AbortSignal.abort());
  const api = await apiOver((_, answer) => answer.end("day,appointments"));
  expect(await api.call(clinicListDoctors)).toEqual({ isOk: false, failure: { code: "timeout" } });
  expect(limit).toHaveBeenCalledExactlyOnceWith(20_000);
  const query = { from: "2026-11-01", to: "2026-11-30" };
  const file = await api.call(clinicReportFile, { query, parseAs: "blob", hasNoLimit: true });
  expect(file.isOk && (await file.data.text())).toBe("day,appointments");
});

test("each answer is handed on with the time at which its request was sent", async () => {
  const answers: [number, boolean][] = [];
  const before = performance.now();
  const api = await apiOver(
    (_, answer) => answer.writeHead(401).end('{"code": "unauthenticated"}'),
    ({ status }, sentAt) => void answers.push([status, sentAt >= before && sentAt <= performance.now()]),
  );
  await api.call(clinicListDoctors);
  expect(answers).toEqual([[401, true]]);
});

test("a request has the desk's header, its path, query and JSON", async () => {
  const query = { from: "2026-11-30T00:00:00.000Z", to: "2026-12-01T00:00:00.000Z" };
  expect(await sentBy((api) => api.call(clinicListAppointments, { query }))).toMatchObject({
    method: "GET",
    url: `/api/clinic/appointments?${new URLSearchParams(query)}`,
    headers: { "x-anteroom-desk": "1" },
    body: "",
  });
  server.close();
  const params = { appointment_id: 7 };
  expect(
    await sentBy((api) => api.call(clinicWriteSummary, { params, body: { text: "Rest." } })),
  ).toMatchObject({
    method: "PUT",
    url: "/api/clinic/appointments/7/summary",
    headers: { "x-anteroom-desk": "1", "content-type": "application/json" },
    body: '{"text":"Rest."}',
  });
});

test("a file is sent unchanged", async () => {
  const request = { params: { doctor_id: 4 }, query: { replaces: "" }, body: new Blob(["picture"]) };
  expect(await sentBy((api) => api.call(clinicPutPortrait, { ...request, hasNoLimit: true }))).toMatchObject({
    method: "PUT",
    url: "/api/clinic/doctors/4/portrait?replaces=",
    headers: { "content-type": "application/octet-stream" },
    body: "picture",
  });
});

test("a DELETE outlives the page, unless it shall not, and other requests do not", async () => {
  const outlived: boolean[] = [];
  const api = await apiOver((_, answer) => answer.writeHead(204).end());
  const { fetch } = globalThis;
  vi.stubGlobal("fetch", (request: Request) => {
    outlived.push(request.keepalive);
    return fetch(request);
  });
  const params = { appointment_id: 1, file_id: 2 };
  await api.call(clinicRemoveFile, { params });
  await api.call(clinicRemoveFile, { params, outlivesPage: false });
  await api.call(clinicListDoctors);
  expect(outlived).toEqual([true, false, false]);
});
