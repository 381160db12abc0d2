import { getPatient, logOut, pingSession, type Patient } from "@anteroom/contract/account/account";
import type { Api, Failure } from "./api.ts";
import { storeQuietly } from "./storage/store-quietly.ts";
import { createStore, type Store } from "./storage/store.ts";

/**
 * The patient's profile (spec section 3) in the app's names. `birthdate`: YYYY-MM-DD; `parentId`: the account
 * a dependent belongs to; null: not given.
 */
export type Profile = {
  id: number;
  name: string;
  email: string | null;
  countryCode: string | null;
  phoneNumber: string | null;
  taxId: string | null;
  birthdate: string | null;
  sex: Patient["sex"];
  address: string | null;
  parentId: number | null;
  timeZone: string | null;
  language: string | null;
};

/** The state of the session; `unknown` until storage has been read. */
export type SessionState =
  | { kind: "unknown" }
  | { kind: "signed-out" }
  | { kind: "signed-in"; token: string; profile: Profile };

/** Storage key of the patient token (D.56). */
export const tokenKey = "patient-token";
const profileKey = "patient-profile";

/** The session of the page. */
export type Session = Store<SessionState> & {
  /** Returns the token, or null; null also before `restore`. */
  token: () => string | null;
  /**
   * Reads what is stored: signed in at once when token and profile exist. Then asks whether the token still holds
   * (ping) and for the patient (D.09), which signs in a token without a profile too.
   */
  restore: (api: Api) => Promise<void>;
  /** Puts a patient saved on the server into the session and storage. Ignored without a token. */
  learn: (patient: Patient) => void;
  /**
   * Stores a new token and signs in with it. Returns false, and ends the session (`onEnd`), when the patient
   * cannot be fetched for any reason.
   */
  begin: (api: Api, token: string) => Promise<boolean>;
  /**
   * Signs out here, and with `api` first on the server, whose failure is ignored. Pass null when the server
   * has ended the session.
   */
  end: (api: Api | null) => Promise<void>;
  /**
   * Whether this page itself is ending the session, and not the server: the end of its connections is then expected, and
   * nothing is given back at the next sign-in. Valid in listeners too.
   */
  isLeaving: () => boolean;
  /** Sets `isLeaving`; set it before a request that ends the session, and reset it if the request fails. */
  leaving: (isLeaving: boolean) => void;
};

/**
 * Creates the session, in `storage` and memory; `unknown` until `restore` or `begin`. `onEnd` is called each
 * time a token is given up here. `speak` is called with the patient's language at `begin`, and awaited before
 * anything is shown. `onRevoked` gets the server's reason when it refuses a stored session.
 */
export function createSession(
  storage: Storage | null,
  onEnd: () => void,
  speak: (language: string | null) => Promise<void> = () => Promise.resolve(),
  onRevoked: (reason: string) => void = () => {},
): Session {
  const store = createStore<SessionState>({ kind: "unknown" });
  let token: string | null = null;
  let isLeaving = false;
  const forget = () => {
    // What another tab has signed in with since stays.
    const isOther = (storage?.getItem(tokenKey) ?? token) !== token;
    token = null;
    if (!isOther) {
      storage?.removeItem(tokenKey);
      storage?.removeItem(profileKey);
    }
    onEnd();
    store.set({ kind: "signed-out" });
    isLeaving = false; // listeners have asked
  };
  const learn = (patient: Patient) => {
    if (token === null) return;
    const profile = toProfile(patient);
    storeQuietly(storage, profileKey, JSON.stringify(profile));
    store.set({ kind: "signed-in", token, profile });
  };
  const fetchPatient = async (api: Api): Promise<Patient | "refused" | "unreachable"> => {
    const answer = await api.call(getPatient, { query: {} });
    if (answer.isOk) return answer.data.patient;
    return outcomeOf(answer.failure);
  };
  return {
    ...store,
    token: () => token,
    learn,
    restore: async (api) => {
      token = storage?.getItem(tokenKey) ?? null;
      if (token === null) return forgetQuietly(storage, store);
      const known = readProfile(storage?.getItem(profileKey));
      if (known) store.set({ kind: "signed-in", token, profile: known });
      const held = await api.call(pingSession, { query: {} });
      const found = held.isOk ? await fetchPatient(api) : outcomeOf(held.failure);
      if (typeof found === "object") learn(found);
      else if (found === "refused") {
        const reason = held.isOk || !("reason" in held.failure) ? undefined : held.failure.reason;
        if (reason !== undefined && !isLeaving) onRevoked(reason);
        forget();
      } else if (!known) store.set({ kind: "signed-out" });
    },
    isLeaving: () => isLeaving,
    leaving: (next) => void (isLeaving = next),
    begin: async (api, fresh) => {
      token = fresh;
      storeQuietly(storage, tokenKey, fresh);
      const found = await fetchPatient(api);
      if (typeof found !== "object") {
        forget();
        return false;
      }
      await speak(found.language);
      learn(found);
      return true;
    },
    end: async (api) => {
      if (api) isLeaving = true;
      if (api && token !== null) await api.call(logOut);
      forget();
    },
  };
}

function outcomeOf({ code }: Failure): "refused" | "unreachable" {
  return code === "unauthenticated" ? "refused" : "unreachable";
}

function forgetQuietly(storage: Storage | null, store: Store<SessionState>): void {
  storage?.removeItem(profileKey);
  store.set({ kind: "signed-out" });
}

function readProfile(text: string | null | undefined): Profile | null {
  try {
    const value: unknown = JSON.parse(text ?? "null");
    return isProfile(value) ? value : null;
  } catch {
    return null;
  }
}

function isProfile(value: unknown): value is Profile {
  return (
    typeof value === "object" &&
    value !== null &&
    "id" in value &&
    "name" in value &&
    typeof value.name === "string"
  );
}

/** Converts a patient of the API to the app's names (D.02). */
export function toProfile(patient: Patient): Profile {
  return {
    id: patient.id,
    name: patient.name,
    email: patient.email,
    countryCode: patient.phone_country_code,
    phoneNumber: patient.phone_number,
    taxId: patient.taxpayer_number,
    birthdate: patient.birthdate,
    sex: patient.sex,
    address: patient.address,
    parentId: patient.parent_id,
    timeZone: patient.time_zone,
    language: patient.language,
  };
}
