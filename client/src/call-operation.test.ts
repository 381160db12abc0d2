import { expect, test } from "vitest";
import { anteroomClient } from "./anteroom-client.ts";
import { addressOf, callOperation } from "./call-operation.ts";
import {
  clinicDownloadFile,
  clinicIdentity,
  clinicListAppointments,
  clinicMove,
  clinicShareFile,
} from "./operations.ts";

/** A client of which each request is answered, and what it has sent. */
function openClient(answer: () => Response) {
  const sent: Request[] = [];
  const client = anteroomClient({
    baseUrl: "https://aurora.example",
    token: "secret",
    headers: { "x-more": "1" },
    fetch: (request) => Promise.resolve((sent.push(request), answer())),
  });
  return { client, sent };
}

test("an operation is called with its method, path, query, headers and JSON", async () => {
  const { client, sent } = openClient(() => Response.json({ data: { entity: { id: 7 } } }));
  const params = { appointment_id: 7 };
  const body = { start_time: "2026-12-01T09:00:00.000Z" };
  const { data, error } = await callOperation(client, clinicMove, { params, body });
  expect(data?.data.entity.id).toBe(7);
  expect(error).toBeUndefined();
  const query = { from: "2026-12-01T00:00:00.000Z", to: "2026-12-02T00:00:00.000Z" };
  await callOperation(client, clinicListAppointments, { query });
  const [moved, listed] = sent;
  expect([moved?.method, moved?.url]).toEqual([
    "POST",
    "https://aurora.example/api/clinic/appointments/7/move",
  ]);
  expect(await moved?.json()).toEqual(body);
  expect(Object.fromEntries(moved?.headers ?? [])).toMatchObject({
    authorization: "Bearer secret",
    "content-type": "application/json",
    "x-more": "1",
  });
  expect([listed?.method, listed?.url]).toEqual([
    "GET",
    `https://aurora.example/api/clinic/appointments?${new URLSearchParams(query)}`,
  ]);
});

test("a refusal is the error of the outcome", async () => {
  const { client } = openClient(() => Response.json({ code: "unauthenticated" }, { status: 401 }));
  const { data, error, response } = await callOperation(client, clinicIdentity, {});
  expect([data, error?.code, response.status]).toEqual([undefined, "unauthenticated", 401]);
});

test("files are sent and answered unchanged", async () => {
  const { client, sent } = openClient(() => new Response("picture"));
  const params = { appointment_id: 7 };
  await callOperation(
    client,
    clinicShareFile,
    { params, query: { kind: "file" }, headers: { "x-file-name": "a.png" }, body: new Blob(["picture"]) },
    { parseAs: "blob" },
  );
  expect(await sent[0]?.text()).toBe("picture");
  expect(sent[0]?.headers.get("content-type")).toBe("application/octet-stream");
  const file = { params: { appointment_id: 7, file_id: 2 } };
  const { data } = await callOperation(client, clinicDownloadFile, file, { parseAs: "blob" });
  expect(await data?.text()).toBe("picture");
});

test("an address has the encoded parameters of its operation", () => {
  const params = { appointment_id: "7/8" };
  expect(addressOf(clinicShareFile, { params, query: { kind: "file" } })).toBe(
    "/api/clinic/appointments/7%2F8/files?kind=file",
  );
});

test("a call without what its operation requires does not compile", () => {
  const { client } = openClient(() => Response.json({}));
  const calls = () => [
    // @ts-expect-error the path has a parameter
    callOperation(client, clinicMove, { body: { start_time: "2026-12-01T09:00:00.000Z" } }),
    // @ts-expect-error the body is required
    callOperation(client, clinicMove, { params: { appointment_id: 7 } }),
    // @ts-expect-error no such parameter
    callOperation(client, clinicMove, { params: { id: 7 }, body: { start_time: "" } }),
    // @ts-expect-error no such field
    callOperation(client, clinicMove, { params: { appointment_id: 7 }, body: { begins: "" } }),
    // @ts-expect-error no such operation
    callOperation(client, { method: "delete", path: "/api/clinic/me" }, {}),
  ];
  expect(calls).toBeTypeOf("function");
});
