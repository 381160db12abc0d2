import { addEmailFactor, addPasskey, challenge } from "./security-samples.ts";
import {
  byNewPerson,
  linkOf,
  makePerson,
  password,
  prepareBy,
  type Person,
  type Samples,
  type World,
} from "./sample.ts";

/** Requests with which a patient joins another account. */
export const joinSamples: Samples = {
  proveOtherByPassword: byNewPerson(async (_, world) => ({
    body: { login: (await makePerson(world)).login, password },
  })),
  proveOtherBySecondFactor: byNewPerson(async (_, world) => {
    const { id } = await makePerson(world);
    await addEmailFactor(world, id);
    return { body: { method: "email", ...(await challenge(world, id, "log-in")) } };
  }),
  proveOtherByPasskey: byNewPerson(async (_, world) => {
    const { key } = await addPasskey(world, (await makePerson(world)).headers);
    const { entity } = await prepareBy(world, "POST", "/patients/auth/passkey/options", { headers: {} });
    return { body: { credential: key.logIn(String(entity["challenge"])) } };
  }),
  previewJoin: byNewPerson(async (someone, world) => ({ body: { token: await proofFor(someone, world) } })),
  joinAccounts: byNewPerson(async (someone, world) => {
    const token = await proofFor(someone, world);
    const answer = await world.clinic.app.inject({
      method: "POST",
      url: "/api/patients/account_join/preview",
      headers: { host: "aurora.localhost", ...someone.headers },
      payload: { token },
    });
    return { body: { token, replaces: answer.json<{ data: { version: string } }>().data.version } };
  }),
};

/** A proof of another account of the same birthday. */
const proofFor = async ({ id }: Person, world: World) =>
  linkOf(world, "join_accounts", (await makePerson(world)).id, { into: id });
