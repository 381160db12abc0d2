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

test("files that a hold carries stay as they are, and those of the server come along", () => {
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

test("a file that a new hold lacks is sent again from the device, and is lost without it", () => {
  const again = filesOfHold([known(1, 11, onDevice)], [], nextKey);
  expect(again).toMatchObject({ isLost: false, files: [{ key: 1, id: null, state: "waiting" }] });
  expect(filesOfHold([known(1, 11, null)], [], nextKey)).toEqual({ isLost: true, files: [] });
});

test("a file whose booking ends while the file is checked is not sent, and later files are", async () => {
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
