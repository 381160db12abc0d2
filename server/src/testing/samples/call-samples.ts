import { makeInvitation } from "../make-appointment.ts";
import { newInvitationToken } from "../../platform/crypto/secrets.ts";
import {
  prepareBy,
  fileHeaders,
  inClinic,
  openNow,
  makeOwnAppointment,
  type Headers,
  type Sample,
  type Samples,
  type World,
} from "./sample.ts";

/** An appointment whose call the caller has entered. */
async function entered(world: World) {
  const made = await makeOwnAppointment(world, openNow);
  const { entity } = await prepareBy(world, "POST", `/visits/${made.id}/enter`, { headers: made.headers });
  return { ...made, me: String(entity["participant_id"]), channel: String(entity["private_channel"]) };
}

/** A request of the clinic to the patient; `asked` of the patient to the clinic. */
async function requested(world: World, body: object = { kind: "vitals" }) {
  const made = await makeOwnAppointment(world, openNow);
  const path = `/clinic/appointments/${made.id}/requests`;
  const { entity } = await prepareBy(world, "POST", path, { headers: world.program, body });
  return { params: { ...made.params, request_id: entity.id }, headers: made.headers };
}

async function callBack(world: World) {
  const made = await makeOwnAppointment({ ...world, caller: world.patient }, openNow);
  const { entity } = await prepareBy(world, "POST", `/visits/${made.id}/requests`, {
    headers: world.patient,
    body: { kind: "call_back", phone_number: "+351 912 345 678" },
  });
  return { params: { ...made.params, request_id: entity.id } };
}

/** A guest of a call who waits to be admitted. */
async function invited(world: World) {
  const made = await makeOwnAppointment(world, openNow);
  const token = newInvitationToken();
  const invitation_id = await makeInvitation(world.clinic.db, made.id, token);
  await prepareBy(world, "POST", "/invited/knock", { headers: { "x-invitation-token": token }, body: {} });
  return { params: { ...made.params, invitation_id }, headers: made.headers };
}

/** A guest of the patient's call, whom the doctor has admitted. */
async function admitted(world: World): Promise<{ headers: Headers; id: number }> {
  const { id } = await makeOwnAppointment({ ...world, isGuest: false }, openNow);
  const token = newInvitationToken();
  await makeInvitation(world.clinic.db, id, token, { admittedAt: world.now });
  return { headers: { "x-invitation-token": token }, id };
}

async function enteredAsGuest(world: World) {
  const { headers } = await admitted(world);
  const { entity } = await prepareBy(world, "POST", "/invited/enter", { headers });
  return { headers, me: String(entity["participant_id"]), channel: String(entity["private_channel"]) };
}

async function withCode(world: World): Promise<{ code: string | null; headers: Headers }> {
  const { id, headers } = await makeOwnAppointment(world, openNow);
  const { code } = await inClinic(world, (tx) =>
    tx.selectFrom("appointments").select("code").where("id", "=", id).executeTakeFirstOrThrow(),
  );
  return { code, headers };
}

const report = (me: string) => ({ from: me, to: "server", data: { quality: 4, route: "direct" } });
const socket_id = "1234.5678";
const atOpenCall = (world: World): Promise<Sample> => makeOwnAppointment(world, openNow);
const deviceCheck = {
  camera: "pass",
  speaker: "pass",
  microphone: "pass",
  network: "pass",
  relay: "reached",
  round_trip_ms: 40,
  loss_percent: 0,
  kilobits: 2_000,
  browser: "firefox",
  system: "linux",
};

/** Requests of a patient about a call. */
export const callSamples: Samples = {
  clinicWaitingRoom: async (world) => {
    await entered({ ...world, caller: world.patient });
    return {};
  },
  enterCall: atOpenCall,
  getIceServers: async (world) => {
    const { params, headers, me } = await entered(world);
    return { params, headers, query: { participant_id: me } };
  },
  leaveCall: entered,
  sendSignal: async (world) => {
    const { params, headers, me } = await entered(world);
    return { params, headers, body: report(me) };
  },
  authorizeChannel: async (world) => {
    const { headers, channel } = await entered(world);
    return { headers, body: { socket_id, channel_name: channel } };
  },
  signInToRealtime: () => ({ body: { socket_id } }),
  clinicGetDeviceCheck: async (world) => {
    const { id, params } = await makeOwnAppointment(world, openNow);
    await prepareBy({ ...world, isGuest: false }, "PUT", `/visits/${id}/device_check`, {
      headers: world.patient,
      body: deviceCheck,
    });
    return { params };
  },
  startNetworkCheck: atOpenCall,
  saveDeviceCheck: async (world) => ({ ...(await makeOwnAppointment(world, openNow)), body: deviceCheck }),
  askForCallBack: async (world) => ({
    ...(await makeOwnAppointment(world, openNow)),
    body: { kind: "call_back", phone_number: "+351 912 345 678" },
  }),
  acceptCallRequest: ["vitals", "call_back"].map((kind) => async (world: World) => ({
    ...(await requested(world, { kind })),
    body: kind === "vitals" ? {} : { phone_number: "+351 912 345 678" },
  })),
  refuseCallRequest: (world) => requested(world),
  stopCallRequest: (world) => requested(world),
  clinicAskPatient: async (world) => ({
    params: (await makeOwnAppointment(world, openNow)).params,
    body: { kind: "vitals" },
  }),
  clinicStopRequest: async (world) => ({ params: (await requested(world)).params }),
  clinicReportCall: async (world) => ({ ...(await callBack(world)), body: { outcome: "calling" } }),
  joinByCode: [
    async (world) => ({ body: { code: (await withCode(world)).code } }),
    async (world) => {
      const { code, headers } = await withCode({ ...world, caller: world.patient });
      return { headers, body: { code } };
    },
    async (world) => {
      const { code, headers } = await withCode({ ...world, isGuest: true });
      return { headers, body: { code } };
    },
  ],
  sendMessage: async (world) => ({
    ...(await makeOwnAppointment(world, openNow)),
    body: { key: crypto.randomUUID(), text: "Hello" },
  }),
  clinicSendMessage: async (world) => ({
    params: (await makeOwnAppointment(world, openNow)).params,
    body: { key: crypto.randomUUID(), text: "Hello" },
  }),
};

/** Requests about guests of a call, and theirs. */
export const guestSamples: Samples = {
  inviteGuest: async (world) => ({
    ...(await makeOwnAppointment(world, openNow)),
    body: { name: "Ivo", relationship: "interpreter" },
  }),
  withdrawInvitation: invited,
  clinicInviteGuest: async (world) => ({
    params: (await makeOwnAppointment(world, openNow)).params,
    body: { name: "Ivo", relationship: "interpreter" },
  }),
  clinicWaitingGuests: async (world) => {
    await invited(world);
    return {};
  },
  clinicAdmitGuest: async (world) => ({ params: (await invited(world)).params }),
  clinicRemoveGuest: async (world) => ({ params: (await invited(world)).params }),
  enterAsGuest: admitted,
  getIceServersAsGuest: async (world) => {
    const { headers, me } = await enteredAsGuest(world);
    return { headers, query: { participant_id: me } };
  },
  getCallAsGuest: enteredAsGuest,
  leaveAsGuest: enteredAsGuest,
  signalAsGuest: async (world) => {
    const { headers, me } = await enteredAsGuest(world);
    return { headers, body: report(me) };
  },
  authorizeChannelAsGuest: async (world) => {
    const { headers, channel } = await enteredAsGuest(world);
    return { headers, body: { socket_id, channel_name: channel } };
  },
  signInToRealtimeAsGuest: async (world) => ({
    headers: (await admitted(world)).headers,
    body: { socket_id },
  }),
};

const pdf = Buffer.from("%PDF-1.7\n1 0 obj");
const pdfHeaders = { ...fileHeaders, "x-file-name": "letter.pdf" };

/** An appointment to which the caller has sent a file. */
async function withFile(world: World) {
  const made = await makeOwnAppointment(world, openNow);
  const { entity } = await prepareBy(world, "POST", `/visits/${made.id}/files`, {
    headers: { ...made.headers, ...pdfHeaders },
    body: pdf,
  });
  return { params: { ...made.params, file_id: entity.id }, headers: made.headers };
}

async function withClinicFile(world: World) {
  const { id, params } = await makeOwnAppointment(world, openNow);
  const { entity } = await prepareBy(world, "POST", `/clinic/appointments/${id}/files`, {
    headers: { ...world.program, ...pdfHeaders },
    body: pdf,
  });
  return { params: { ...params, file_id: entity.id } };
}

/** Requests about what is shared with an appointment. */
export const fileSamples: Samples = {
  sendFile: async (world) => {
    const { params, headers } = await makeOwnAppointment(world, openNow);
    return { params, headers: { ...headers, ...pdfHeaders }, body: pdf };
  },
  downloadFile: withFile,
  removeFile: withFile,
  clinicShareFile: async (world) => ({
    params: (await makeOwnAppointment(world, openNow)).params,
    headers: { ...world.program, ...pdfHeaders },
    body: pdf,
  }),
  clinicDownloadFile: withClinicFile,
  clinicRemoveFile: withClinicFile,
  clinicShareLink: () => ({ body: { title: "Leaflet", url: "https://clinic.example/leaflet" } }),
  clinicWriteSummary: () => ({ body: { text: "All is well." } }),
  clinicPrescribe: () => ({ body: { title: "Prescription", text: "Paracetamol 500 mg" } }),
  clinicWriteNotes: async (world) => ({
    params: (await makeOwnAppointment(world, openNow)).params,
    body: { text: "Better", version: 0 },
  }),
  clinicCreateAppointment: () => ({
    body: {
      patient_id: 1,
      doctor_id: 1,
      service_type: "remote",
      start_time: "2027-03-02T16:00:00.000Z",
      minutes: 20,
      symptoms: "A cough",
    },
  }),
  clinicCancel: async (world) => ({ params: (await makeOwnAppointment(world)).params }),
  clinicDecline: async (world) => ({
    params: (await makeOwnAppointment(world, { status: "scheduled" })).params,
  }),
  clinicAccept: async (world) => ({
    params: (await makeOwnAppointment(world, { status: "scheduled" })).params,
  }),
  clinicMove: async (world) => ({
    params: (await makeOwnAppointment(world)).params,
    body: { start_time: "2027-03-02T16:00:00.000Z" },
  }),
  clinicFollowUp: async (world) => ({
    params: (await makeOwnAppointment(world)).params,
    body: { service_type: "phone", start_time: "2027-03-03T16:00:00.000Z", symptoms: "" },
  }),
  clinicJoin: async (world) => ({ params: (await makeOwnAppointment(world, openNow)).params }),
  clinicEnd: async (world) => ({ params: (await joined(world)).params }),
  clinicSignal: async (world) => {
    const { params, me } = await joined(world);
    return { params, body: report(me) };
  },
  clinicAuthorizeChannel: () => ({ body: { socket_id, channel_name: "private-t1-clinic" } }),
  clinicHideReview: async (world) => {
    const { id, params } = await makeOwnAppointment(
      { ...world, caller: world.patient },
      { start: "2027-02-26T10:00:00.000Z", status: "finished" },
    );
    await prepareBy(world, "POST", `/patients/appointments/${id}/review`, {
      headers: world.patient,
      body: { rating: 1, comment: "Late", is_public: true },
    });
    return { params, body: { is_hidden: true } };
  },
};

/** An appointment whose call a program of the clinic has joined. */
async function joined(world: World) {
  const { id, params } = await makeOwnAppointment(world, openNow);
  const { entity } = await prepareBy(world, "POST", `/clinic/appointments/${id}/join`, {
    headers: world.program,
  });
  return { params, me: String(entity["participant_id"]) };
}
