import type { StaffRole } from "@anteroom/domain/clinic/staff-roles";
import { drawSvg } from "../../platform/pages/draw-svg.ts";
import { hashOf, newToken } from "../../platform/crypto/secrets.ts";
import { makeStaffSession } from "../make-staff.ts";
import { setStaffProvider } from "./clinic-samples.ts";
import {
  prepareBy,
  inClinic,
  password,
  passwordHash,
  type Headers,
  type Samples,
  type World,
} from "./sample.ts";
import { makePasskeyCredential, totpCode } from "./security-samples.ts";

const desk = { "x-anteroom-desk": "1" };

/** A PNG of one stroke. */
async function signature(): Promise<Buffer> {
  const line = `<path d="M4 28L60 4" stroke="#123" stroke-width="3"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="64" height="32">${line}</svg>`;
  return Buffer.from((await drawSvg(drawing, 64)).png);
}

/** A member of staff with a password, and a session of theirs. */
async function member(
  world: World,
  role: StaffRole = "reception",
): Promise<{ headers: Headers; email: string }> {
  const token = newToken();
  const id = await makeStaffSession(world.clinic, { role, token, isProven: true });
  const email = `${hashOf(token).toString("hex").slice(0, 12)}@desk.example`;
  const password_hash = await passwordHash();
  await inClinic(world, (tx) =>
    tx.updateTable("staff").set({ email, password_hash }).where("id", "=", id).execute(),
  );
  return { headers: { ...desk, cookie: `anteroom-desk=${token}` }, email };
}

/** A doctor at the desk, who may have a picture of their signature. */
const doctor = async (world: World) => ({ headers: (await member(world, "doctor")).headers });

/** A member of staff with a passkey, and another one. */
async function withPasskeys(world: World) {
  const { headers } = await member(world);
  const add = async () => {
    const { key, credential } = await makePasskeyCredential(world, headers, "/desk/passkeys/options");
    await prepareBy(world, "POST", "/desk/passkeys", { headers, body: { name: "Phone", credential } });
    return key;
  };
  const key = await add();
  await add();
  const { entity } = await prepareBy(world, "GET", "/desk/security", { headers });
  const [passkey] = entity["passkeys"] as { id: number }[];
  return { headers, key, params: { passkey_id: passkey?.id ?? 0 } };
}

/** An app that the desk opens, and the request of somebody at the desk to open it with a patient. */
async function launchable(world: World) {
  const { entity } = await prepareBy(world, "POST", "/clinic/patient_apps", {
    headers: world.program,
    body: {
      name: "Growth charts",
      privacy_url: null,
      launch_url: "https://charts.example/launch",
      redirect_uris: ["https://charts.example/back"],
      scopes: ["launch", "patient/*.rs"],
      jwks: null,
      jwks_uri: null,
    },
  });
  const { id: appointment_id } = await inClinic(world, (tx) =>
    tx
      .selectFrom("appointments")
      .select("id")
      .where("patient_id", "is not", null)
      .where("booked_at", "is not", null)
      .orderBy("id", "desc")
      .limit(1)
      .executeTakeFirstOrThrow(),
  );
  const { headers } = await member(world);
  return { headers, body: { app_id: entity.id, appointment_id }, clientId: String(entity["client_id"]) };
}

/** The request of an app that was opened, as the desk's page is handed it. */
async function launched(world: World) {
  const { headers, body, clientId } = await launchable(world);
  const { entity } = await prepareBy(world, "POST", "/desk/app_launches", { headers, body });
  const opened = new URL(String(entity["url"])).searchParams;
  const query = new URLSearchParams({
    response_type: "code",
    client_id: clientId,
    redirect_uri: "https://charts.example/back",
    scope: "launch patient/*.rs",
    state: "a-state-of-the-app",
    aud: opened.get("iss") ?? "",
    launch: opened.get("launch") ?? "",
    code_challenge: "a".repeat(43),
    code_challenge_method: "S256",
  });
  return { headers, body: { request: Buffer.from(query.toString()).toString("base64url") } };
}

/** Requests of staff at the desk. */
export const deskSamples: Samples = {
  signInAtDesk: async (world) => ({
    headers: desk,
    body: { email: (await member(world)).email, password },
  }),
  signOutOfDesk: (world) => member(world),
  beginDeskTotp: (world) => member(world),
  confirmDeskTotp: async (world) => {
    const { headers } = await member(world);
    const { entity } = await prepareBy(world, "POST", "/desk/totp", { headers });
    return { headers, body: { code: totpCode(String(entity["secret"]), world.now) } };
  },
  getDeskSecurity: async (world) => ({ headers: (await withPasskeys(world)).headers }),
  proveDeskPassword: async (world) => ({ headers: (await member(world)).headers, body: { password } }),
  changeDeskPassword: async (world) => ({
    headers: (await member(world)).headers,
    body: { current_password: password, password: "eight boats on the river" },
  }),
  beginDeskPasskey: (world) => member(world),
  registerDeskPasskey: async (world) => {
    const { headers } = await member(world);
    const { credential } = await makePasskeyCredential(world, headers, "/desk/passkeys/options");
    return { headers, body: { name: "Phone", credential } };
  },
  renameDeskPasskey: async (world) => {
    const { headers, params } = await withPasskeys(world);
    return { headers, params, body: { name: "Work phone" } };
  },
  removeDeskPasskey: async (world) => {
    const { headers, params } = await withPasskeys(world);
    return { headers, params };
  },
  getDeskSignature: doctor,
  putDeskSignature: async (world) => ({
    headers: { ...(await doctor(world)).headers, "content-type": "application/octet-stream" },
    body: await signature(),
  }),
  removeDeskSignature: doctor,
  listLaunchableApps: async (world) => ({ headers: (await launchable(world)).headers }),
  launchApp: async (world) => {
    const { headers, body } = await launchable(world);
    return { headers, body };
  },
  authorizeLaunchedApp: launched,
  beginDeskPasskeySignIn: () => ({ headers: desk }),
  signInAtDeskWithPasskey: async (world) => {
    const { key } = await withPasskeys(world);
    const { entity } = await prepareBy(world, "POST", "/desk/passkey_sign_ins", { headers: desk });
    return { headers: desk, body: { credential: key.logIn(String(entity["challenge"])) } };
  },
  beginProviderSignIn: async (world) => {
    await setStaffProvider(world);
    return { headers: desk };
  },
  finishProviderSignIn: async (world) => {
    await setStaffProvider(world);
    const { entity, cookie } = await prepareBy(world, "POST", "/desk/provider_sign_ins", { headers: desk });
    const { email } = await member(world);
    return {
      headers: { ...desk, cookie },
      body: { answer: await world.outside.signIn(String(entity["url"]), email) },
    };
  },
};
