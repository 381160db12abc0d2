import { tokenKinds } from "../../features/account/access/token-kinds.ts";
import {
  prepareBy,
  byNewPerson,
  inClinic,
  linkOf,
  password,
  passwordHash,
  makePerson,
  termsVersion,
  type Samples,
} from "./sample.ts";

const cpf = "529.982.247-25";
const newPassword = "another long password of nobody";

/** Requests about sessions, passwords, links and terms. */
export const accessSamples: Samples = {
  logIn: [
    byNewPerson(({ login }) => ({ headers: {}, body: { login, password } })),
    byNewPerson(async ({ id }, world) => {
      await prepareBy(world, "PUT", `/clinic/patients/${id}/taxpayer_number`, {
        headers: world.program,
        body: { taxpayer_number: cpf },
      });
      return { headers: {}, body: { login: cpf, password } };
    }),
  ],
  logOut: byNewPerson(() => ({})),
  pingSession: ({ patient }) => ({ headers: patient }),
  getPatient: ({ patient }) => ({ headers: patient }),
  signUp: async (world) => ({
    body: {
      name: "Ana New",
      email: "new@people.example",
      password,
      terms_accepted: true,
      terms_version: await termsVersion(world),
    },
  }),
  confirmSignUp: async (world) => {
    const password_hash = await passwordHash();
    const { id } = await inClinic(world, (tx) =>
      tx
        .insertInto("sign_ups")
        .values({
          tenant_id: 1,
          email: "confirmed@people.example",
          name: "Ana Confirmed",
          password_hash,
          terms_version: "1",
          terms_agreed_at: world.now,
          language: "pt",
          created_at: world.now,
        })
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
    return { body: { token: await linkOf(world, tokenKinds.confirmSignUp.kind, null, { sign_up: id }) } };
  },
  logInByToken: byNewPerson(async ({ id }, world) => ({
    headers: {},
    body: { token: await linkOf(world, tokenKinds.logIn.kind, id) },
  })),
  agreeToTerms: async (world) => ({ body: { version: await termsVersion(world) } }),
  acceptInvitation: async (world) => {
    const { id } = await makePerson(world, { hasAccount: false });
    return {
      body: {
        auth_token: await linkOf(world, tokenKinds.invitationAuth.kind, id),
        invitation_token: await linkOf(world, tokenKinds.invitation.kind, id),
        password,
        terms_accepted: true,
        terms_version: await termsVersion(world),
      },
    };
  },
  recoverPassword: byNewPerson(({ login }) => ({ headers: {}, body: { login } })),
  resetPassword: byNewPerson(async ({ id }, world) => ({
    headers: {},
    body: { email_token: await linkOf(world, tokenKinds.renewal.kind, id) },
  })),
  seePasswordLink: byNewPerson(async ({ id }, world) => ({
    headers: {},
    body: { token: await linkOf(world, tokenKinds.setPassword.kind, id) },
  })),
  setPassword: [
    byNewPerson(async ({ id }, world) => ({
      headers: {},
      body: { token: await linkOf(world, tokenKinds.setPassword.kind, id), password: newPassword },
    })),
    byNewPerson(() => ({ body: { current_password: password, password: newPassword } })),
  ],
  clinicInvite: () => ({ body: { name: "Ana Invited", email: "invited@people.example" } }),
  clinicInvitePatient: async (world) => ({
    params: { patient_id: (await makePerson(world, { hasAccount: false })).id },
  }),
  clinicLogInLink: async (world) => ({ params: { patient_id: (await makePerson(world)).id } }),
  clinicConfirmTaxpayerNumber: async (world) => ({
    params: { patient_id: (await makePerson(world)).id },
    body: { taxpayer_number: cpf },
  }),
  clinicExpirePassword: async (world) => ({ params: { patient_id: (await makePerson(world)).id } }),
};
