import { fileNameHeader } from "@anteroom/contract/appointment/files";
import { afterEach, expect, test, vi } from "vitest";
import type { App } from "../../../platform/app-context.tsx";
import { filesOfHold, holdFileStoreOf, type HoldFile } from "./hold-file-store.ts";

afterEach(() => vi.unstubAllGlobals());

const onDevice = new File(["a"], "on-device.pdf");
const known = (key: number, id: number | null, file: File | null): HoldFile => ({
  key,
  name: `${key}.pdf`,
  sizeBytes: 1,
  file,
  id,
  state: id === null ? "waiting" : "sent",
  sentBytes: 1,
  failure: null,
});
const nextKey = () => 9;

test("files of a hold stay, and the server's are merged", () => {
  const files = [known(1, 11, null), known(2, null, onDevice)];
  const listed = [
    { id: 11, name: "1.pdf", size_bytes: 1 },
    { id: 12, name: "other tab.pdf", size_bytes: null },
  ];
  const result = filesOfHold(files, listed, nextKey);
  expect(result.files.slice(0, 2)).toEqual(files);
  expect(result.files[2]).toMatchObject({
    key: 9,
    id: 12,
    name: "other tab.pdf",
    sizeBytes: 0,
    state: "sent",
  });
  expect(result).toMatchObject({ isLost: false, files: { length: 3 } });
});

test("a file that a new hold lacks is resent from the device, or lost without it", () => {
  const again = filesOfHold([known(1, 11, onDevice)], [], nextKey);
  expect(again).toMatchObject({ isLost: false, files: [{ key: 1, id: null, state: "waiting" }] });
  expect(filesOfHold([known(1, 11, null)], [], nextKey)).toEqual({ isLost: true, files: [] });
});

test("a file whose booking ends during its check is not sent, and later files are", async () => {
  const sent: string[] = [];
  class Request {
    upload = new EventTarget();
    open() {}
    setRequestHeader(name: string, value: string) {
      if (name === fileNameHeader) sent.push(value);
    }
    addEventListener() {}
    abort() {}
    send() {}
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  const api = {
    call: () => Promise.resolve({ isOk: true, data: { data: { collection: [] } } }),
    reach: { baseUrl: "", credentials: () => ({}), onAnswer: () => {} },
  };
  const store = holdFileStoreOf({ api } as unknown as App, {
    get: () => ({ kind: "kept" }),
    subscribe: () => () => {},
  });
  await store.setHold({ id: 1, headers: {} });
  store.add([new File(["%PDF-1.7"], "first.pdf")]);
  store.clear();
  await store.setHold({ id: 2, headers: {} });
  store.add([new File(["%PDF-1.7"], "second.pdf")]);
  await vi.waitFor(() => expect(sent).toEqual(["second.pdf"]));
});

type Answer = { status: number; body: object };

/** Uploads that wait for their answer, and a store whose holds list `listed`. */
function aStoreWithUploads(listed: Record<number, { id: number; name: string; size_bytes: number }[]>) {
  const uploads: { url: string; answer: (answer: Answer) => void }[] = [];
  class Request extends EventTarget {
    upload = new EventTarget();
    status = 0;
    responseText = "";
    url = "";
    open(_method: string, url: string) {
      this.url = url;
    }
    setRequestHeader() {}
    getResponseHeader() {
      return null;
    }
    abort() {}
    send() {
      uploads.push({
        url: this.url,
        answer: ({ status, body }) => {
          this.status = status;
          this.responseText = JSON.stringify(body);
          this.dispatchEvent(new Event("load"));
        },
      });
    }
  }
  vi.stubGlobal("XMLHttpRequest", Request);
  const api = {
    call: (_shape: unknown, { params }: { params: { hold_id: number } }) =>
      Promise.resolve({ isOk: true, data: { data: { collection: listed[params.hold_id] ?? [] } } }),
    reach: { baseUrl: "", credentials: () => ({}), onAnswer: () => {} },
  };
  const store = holdFileStoreOf({ api } as unknown as App, {
    get: () => ({ kind: "kept" }),
    subscribe: () => () => {},
  });
  return { store, uploads };
}

const refused = { status: 404, body: { code: "not_found" } };
const taken = (id: number) => ({
  status: 201,
  body: { data: { entity: { id, name: "rash.pdf", size_bytes: 8 } } },
});
const rash = () => new File(["%PDF-1.7"], "rash.pdf");

test.each([
  ["refused by the last hold", refused],
  ["taken by the last hold too late for the new one", taken(5)],
])("a file under way while another time is chosen goes to the new hold: %s", async (_what, first) => {
  const { store, uploads } = aStoreWithUploads({});
  await store.setHold({ id: 1, headers: {} });
  store.add([rash()]);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  await store.setHold({ id: 2, headers: {} });
  uploads[0]?.answer(first);
  await vi.waitFor(() => expect(uploads).toHaveLength(2));
  expect(uploads[1]?.url).toContain("/2/");
  uploads[1]?.answer(taken(6));
  await vi.waitFor(() => expect(store.get().files).toMatchObject([{ id: 6, state: "sent", failure: null }]));
});

test("a file that the last hold took in time is listed once with the new hold", async () => {
  const { store, uploads } = aStoreWithUploads({ 2: [{ id: 5, name: "rash.pdf", size_bytes: 8 }] });
  await store.setHold({ id: 1, headers: {} });
  store.add([rash()]);
  await vi.waitFor(() => expect(uploads).toHaveLength(1));
  await store.setHold({ id: 2, headers: {} });
  uploads[0]?.answer(taken(5));
  await vi.waitFor(() => expect(store.get().files).toMatchObject([{ id: 5, state: "sent" }]));
  expect(uploads).toHaveLength(1);
});
