import { getPatient, logOut, pingSession, type Patient } from "@anteroom/contract/account/account";
import { expect, test } from "vitest";
import type { Api, Failure } from "./api.ts";
import { createSession, tokenKey } from "./session.ts";

const ines: Patient = {
  id: 7,
  name: "Inês Carvalho",
  email: "ines@example.pt",
  phone_country_code: "+351",
  phone_number: "912345678",
  taxpayer_number: null,
  birthdate: "1988-04-12",
  sex: "female",
  address: null,
  parent_id: null,
  time_zone: "Europe/Lisbon",
  language: "pt",
  health_number: null,
  insurer: null,
  insurance_number: null,
  policy_number: null,
  wants_visit_mails: true,
  wants_calendar_files: true,
  version: 1,
};
const profileKey = "patient-profile";

/** Storage of a browser, with what is in it from before. */
function storageWith(entries: Record<string, string> = {}): Storage {
  const map = new Map(Object.entries(entries));
  return {
    get length() {
      return map.size;
    },
    key: (index) => [...map.keys()][index] ?? null,
    getItem: (key) => map.get(key) ?? null,
    setItem: (key, value) => void map.set(key, value),
    removeItem: (key) => void map.delete(key),
    clear: () => map.clear(),
  };
}

/** A server that answers for the patient with `outcome`; `asked` is what it was asked. */
function serverThat(outcome: Patient | Failure["code"], reason?: string): { api: Api; requested: string[] } {
  const requested: string[] = [];
  const call = async (shape: { path: string }) => {
    requested.push(shape.path);
    if (shape.path === logOut.path) return { isOk: true, data: undefined };
    if (shape.path === pingSession.path && typeof outcome !== "string")
      return { isOk: true, data: undefined };
    return typeof outcome === "string"
      ? { isOk: false, failure: { code: outcome, ...(reason === undefined ? {} : { reason }) } }
      : { isOk: true, data: { patient: outcome } };
  };
  // Only the two endpoints of a session are ever called.
  return {
    api: {
      call: call as Api["call"],
      ask: () => Promise.reject(new Error("not asked")),
      reach: { baseUrl: "", credentials: () => ({}), onAnswer: () => {} },
    },
    requested,
  };
}

const opened = (storage: Storage | null, onEnd = () => {}) => createSession(storage, onEnd);

test(
  "a patient with a stored token and profile is signed in after a reload",
  { tags: ["S4.SESSION.01", "S4.SESSION.04"] },
  async () => {
    const first = storageWith();
    await opened(first).begin(serverThat(ines).api, "token-1");
    expect(first.getItem(tokenKey)).toBe("token-1");
    const session = opened(first);
    await session.restore(serverThat("offline").api);
    expect(session.get()).toMatchObject({
      kind: "signed-in",
      token: "token-1",
      profile: { name: "Inês Carvalho" },
    });
  },
);

test("signing in applies the profile's language before rendering, and a reload changes none", async () => {
  const storage = storageWith();
  const spoken: unknown[] = [];
  const session = createSession(
    storage,
    () => {},
    (language) => {
      spoken.push([language, session.get().kind]);
      return Promise.resolve();
    },
  );
  await session.begin(serverThat({ ...ines, language: "ar" }).api, "token-1");
  expect(spoken).toEqual([["ar", "unknown"]]);
  expect(session.get().kind).toBe("signed-in");
  await session.restore(serverThat(ines).api);
  expect(spoken).toHaveLength(1);
});

test("the reason of a remote sign-out is shown once, and an expiry shows none", async () => {
  const reported: string[] = [];
  const session = createSession(
    storageWith({ [tokenKey]: "token-1" }),
    () => {},
    undefined,
    (reason) => reported.push(reason),
  );
  await session.restore(serverThat("unauthenticated", "password_changed").api);
  expect(session.get().kind).toBe("signed-out");
  await session.restore(serverThat("unauthenticated", "password_changed").api);
  expect(reported).toEqual(["password_changed"]);
  const ranOut = createSession(
    storageWith({ [tokenKey]: "token-1" }),
    () => {},
    undefined,
    (reason) => reported.push(reason),
  );
  await ranOut.restore(serverThat("unauthenticated").api);
  expect(ranOut.get().kind).toBe("signed-out");
  expect(reported).toHaveLength(1);
});

test(
  "a token without a profile is signed out until the server has identified it",
  { tags: ["S4.SESSION.02"] },
  async () => {
    const storage = storageWith({ [tokenKey]: "token-1" });
    const session = opened(storage);
    const restoring = session.restore(serverThat(ines).api);
    expect(session.get().kind).toBe("unknown");
    await restoring;
    expect(session.get().kind).toBe("signed-in");

    const alone = opened(storageWith({ [tokenKey]: "token-1" }));
    await alone.restore(serverThat("offline").api);
    expect(alone.get().kind).toBe("signed-out");
  },
);

test("a profile without a token is signed out and deleted", { tags: ["S4.SESSION.03"] }, async () => {
  const storage = storageWith({ [profileKey]: JSON.stringify({ id: 7, name: "Inês" }) });
  const { api, requested } = serverThat(ines);
  const session = opened(storage);
  await session.restore(api);
  expect(session.get().kind).toBe("signed-out");
  expect(storage.getItem(profileKey)).toBeNull();
  expect(requested).toEqual([]);
});

test(
  "signing out clears token and profile in memory and storage, and informs the server",
  { tags: ["S4.SESSION.05", "S4.SESSION.06"] },
  async () => {
    const storage = storageWith();
    const { api, requested } = serverThat(ines);
    let ends = 0;
    const session = opened(storage, () => (ends += 1));
    await session.begin(api, "token-1");
    await session.end(api);
    expect(session.get()).toEqual({ kind: "signed-out" });
    expect(session.token()).toBeNull();
    expect(storage.length).toBe(0);
    expect(ends).toBe(1);
    expect(requested).toEqual([getPatient.path, logOut.path]);
  },
);

test(
  "a session is restored by ping and then the token's patient",
  { tags: ["D.09", "S7.API.06"] },
  async () => {
    const { api, requested } = serverThat(ines);
    await opened(storageWith({ [tokenKey]: "token-1" })).restore(api);
    expect(requested).toEqual([pingSession.path, getPatient.path]);
  },
);

test(
  "a session ends at a refused ping, without further requests",
  { tags: ["D.09", "S7.API.06"] },
  async () => {
    const { api, requested } = serverThat("unauthenticated");
    const session = opened(storageWith({ [tokenKey]: "token-1" }));
    await session.restore(api);
    expect([session.get().kind, requested]).toEqual(["signed-out", [pingSession.path]]);
  },
);

test("a session ended by the server is ended here too", async () => {
  const storage = storageWith({
    [tokenKey]: "token-1",
    [profileKey]: JSON.stringify({ id: 7, name: "Inês" }),
  });
  const session = opened(storage);
  await session.restore(serverThat("unauthenticated").api);
  expect(session.get().kind).toBe("signed-out");
  expect(storage.length).toBe(0);
});

test("the end of a session leaves what another tab has signed in with since", async () => {
  const storage = storageWith({ [tokenKey]: "token-1" });
  const session = createSession(storage, () => {});
  await session.restore(serverThat(ines).api);
  storage.setItem(tokenKey, "token-of-another-tab");
  storage.setItem(profileKey, "profile of another tab");
  await session.end(null);
  expect(session.get()).toEqual({ kind: "signed-out" });
  expect(storage.getItem(tokenKey)).toBe("token-of-another-tab");
  expect(storage.getItem(profileKey)).toBe("profile of another tab");
});

test("a session lasts as long as the page where the browser refuses storage", async () => {
  const session = opened(null);
  await expect(session.begin(serverThat(ines).api, "token-1")).resolves.toBe(true);
  expect(session.get().kind).toBe("signed-in");
});

test("an invalid stored profile means signed out", async () => {
  for (const text of ["{", "null", "7", '{"id":7}']) {
    const session = opened(storageWith({ [tokenKey]: "token-1", [profileKey]: text }));
    await session.restore(serverThat("offline").api);
    expect(session.get().kind).toBe("signed-out");
  }
});

test("a sign-in lasts as long as the page where the storage is full", async () => {
  const setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
  const full: Storage = Object.assign(Object.create(storageWith()) as Storage, { setItem });
  const session = createSession(full, () => {});
  expect(await session.begin(serverThat(ines).api, "fresh")).toBe(true);
  expect(session.get().kind).toBe("signed-in");
  expect(session.token()).toBe("fresh");
});
