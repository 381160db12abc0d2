import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { beforeFirstVisit } from "@anteroom/content/questionnaires/before-first-visit";
import { receiptHeader } from "@anteroom/contract/health/urgent";
import { areas } from "@anteroom/domain/health/assessment/areas";
import { recordSections } from "@anteroom/domain/health/health-record";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import { newToken } from "../../platform/crypto/secrets.ts";
import { makeAppointment } from "../make-appointment.ts";
import {
  prepareBy,
  byNewPerson,
  fileHeaders,
  openNow,
  makePerson,
  makeOwnAppointment,
  type Headers,
  type Person,
  type Sample,
  type Samples,
  type World,
} from "./sample.ts";

const authored = "2027-03-01T09:00:00.000Z";
const said: Answers = {
  areas: [...areas],
  age: [40],
  sex: ["male"],
  smoking: ["never"],
  "alcohol-days": [0],
  "sleep-hours": [8],
  "sleep-nights": ["0"],
  "sleep-tired": ["0"],
  greens: ["0"],
  "sweet-drinks": ["0"],
  salt: ["0"],
  processed: ["0"],
  "moderate-minutes": [100],
  "vigorous-minutes": [0],
};
const assessmentOf = (patient_id: number) => ({
  patient_id,
  response: responseOf(healthAssessment, said, { authored, language: "pt" }),
  consented_at: authored,
});

async function assessed(world: World) {
  const someone = await makePerson(world);
  const { headers } = someone;
  const body = assessmentOf(someone.id);
  const { entity } = await prepareBy(world, "POST", "/patients/health_assessments", { headers, body });
  return { headers, params: { assessment_id: entity.id }, someone };
}

async function sharedAssessment(world: World) {
  const { headers, params, someone } = await assessed(world);
  const appointment_id = await makeAppointment(world.clinic.db, { ...openNow, patientId: someone.id });
  await prepareBy(world, "POST", `/patients/health_assessments/${params.assessment_id}/shares`, {
    headers,
    body: { appointment_id },
  });
  return { headers, params, appointment_id };
}

/** Requests about surveys and the health assessment. */
export const surveySamples: Samples = {
  getSurveyUrl: () => ({ params: { template_id: "before-first-visit" } }),
  saveSurveyResponse: byNewPerson(({ id }) => ({
    body: {
      action_name: "before-first-visit",
      actionable_id: String(id),
      project_id: "spring",
      response: responseOf(
        beforeFirstVisit,
        {
          illnesses: ["diabetes"],
          "takes-medicines": [false],
          "has-allergies": [false],
          weight: [71.5],
          burden: [0],
        },
        { authored, language: "pt" },
      ),
      consented_at: authored,
    },
  })),
  saveHealthAssessment: byNewPerson(({ id }) => ({ body: assessmentOf(id) })),
  listHealthAssessmentShares: async (world) => {
    const { headers, params } = await sharedAssessment(world);
    return { headers, params };
  },
  clinicListHealthAssessments: async (world) => ({
    params: { appointment_id: (await sharedAssessment(world)).appointment_id },
  }),
  shareHealthAssessment: async (world) => {
    const { headers, params, someone } = await assessed(world);
    const appointment_id = await makeAppointment(world.clinic.db, { ...openNow, patientId: someone.id });
    return { headers, params, body: { appointment_id } };
  },
};

const measured = { source_system: "manual", data: { vital_signs: { heart_rate: 70 } } };
const entry = {
  name: "Ibuprofen",
  dose: "400 mg",
  frequency: null,
  since: null,
  reaction: null,
  severity: null,
};

async function withEntry({ id, headers }: Person, world: World) {
  const path = `/patients/health_records/${id}/entries`;
  const body = { ...entry, client_key: "a".repeat(32), kind: "medicine" };
  const { entity } = await prepareBy(world, "POST", path, { headers, body });
  return { params: { patient_id: id, entry_id: entity.id } };
}

async function withMeasurement({ id, headers }: Person, world: World) {
  const path = `/patients/health_records/${id}/measurements`;
  const { entity } = await prepareBy(world, "POST", path, { headers, body: measured });
  return { params: { patient_id: id, measurement_id: entity.id } };
}

const shareBody = {
  label: "Dr Wei",
  hours: 24,
  most_views: null,
  passcode: null,
  parts: [...recordSections],
};
async function shared(world: World, { id, headers }: Person) {
  const path = `/patients/health_records/${id}/shares`;
  const { entity } = await prepareBy(world, "POST", path, { headers, body: shareBody });
  const { share, link } = entity as unknown as { share: { id: number }; link: string };
  const payload = JSON.parse(Buffer.from(link.split("#shlink:/")[1] ?? "", "base64url").toString()) as {
    url: string;
  };
  return { share: share.id, token: new URL(payload.url).pathname.split("/").at(-1) ?? "" };
}

/** Requests about a health record. */
export const recordSamples: Samples = {
  addRecordEntry: byNewPerson(({ id }) => ({
    params: { patient_id: id },
    body: { ...entry, client_key: "b".repeat(32), kind: "medicine" },
  })),
  changeRecordEntry: byNewPerson(async (someone, world) => ({
    ...(await withEntry(someone, world)),
    body: { ...entry, name: "Paracetamol", version: 1, is_ended: false },
  })),
  removeRecordEntry: byNewPerson(withEntry),
  restoreRecordEntry: byNewPerson(withEntry),
  confirmRecordList: byNewPerson(({ id }) => ({
    params: { patient_id: id, kind: "medicine" },
    body: { answer: "none" },
  })),
  addRecordMeasurement: byNewPerson(({ id }) => ({ params: { patient_id: id }, body: measured })),
  saveOwnMeasurement: byNewPerson(() => ({ body: measured })),
  removeRecordMeasurement: byNewPerson(withMeasurement),
  moveRecordMeasurement: byNewPerson(async (someone, world) => {
    const child = await makePerson(world, { hasAccount: false, parentId: someone.id });
    return { ...(await withMeasurement(someone, world)), body: { to_patient_id: child.id } };
  }),
  saveMeasurement: [
    async (world) => {
      const made = await makeOwnAppointment(world, openNow);
      return { ...made, body: { ...measured, appointment_id: made.id } };
    },
    async (world) => {
      const { id, params, headers } = await makeOwnAppointment(world, openNow);
      const { entity } = await prepareBy(world, "POST", `/clinic/appointments/${id}/requests`, {
        headers: world.program,
        body: { kind: "vitals" },
      });
      const accept = `/visits/${id}/requests/${entity.id}/accept`;
      await prepareBy(world, "POST", accept, { headers, body: {} });
      const data = { ...measured.data, request_id: entity.id };
      return { params, headers, body: { ...measured, appointment_id: id, data } };
    },
  ],
  clinicListMeasurements: async (world) => {
    const { id, params, headers } = await makeOwnAppointment({ ...world, caller: world.patient }, openNow);
    await prepareBy(world, "POST", `/patients/appointments/${id}/vital_signs_measurements`, {
      headers,
      body: { ...measured, appointment_id: id },
    });
    return { params };
  },
  shareRecord: byNewPerson(({ id }) => ({ params: { patient_id: id }, body: shareBody })),
  revokeRecordShare: byNewPerson(async (someone, world) => ({
    params: { patient_id: someone.id, share_id: (await shared(world, someone)).share },
  })),
  openSharedRecord: async (world) => ({
    params: { token: (await shared(world, await makePerson(world))).token },
    body: { recipient: "Hospital" },
  }),
  downloadSharedFile: async (world) => {
    const someone = await makePerson(world);
    const id = await makeAppointment(world.clinic.db, { ...openNow, patientId: someone.id });
    const file = await prepareBy(world, "POST", `/visits/${id}/files`, {
      headers: { ...someone.headers, ...fileHeaders, "x-file-name": "letter.pdf" },
      body: Buffer.from("%PDF-1.7\n1 0 obj"),
    });
    const { token } = await shared(world, someone);
    const { entity } = await prepareBy(world, "POST", `/shared_health_records/${token}`, {
      headers: {},
      body: { recipient: "Hospital" },
    });
    return { params: { token, file_id: file.entity.id }, body: { ticket: String(entity["ticket"]) } };
  },
};

const company = "Checks Ltd";
const about = { age: 34, sex: "F" };
async function check(world: World): Promise<{ check: string; age: number; sex: string }> {
  const { entity } = await prepareBy(world, "POST", "/symptom_checks", { headers: {}, body: { company } });
  return { check: String(entity["check"]), ...about };
}
const interview = async (world: World): Promise<Sample> => ({
  body: { ...(await check(world)), complaints: ["s_101"], findings: [], answers: [] },
});

const feedback = {
  id: "c".repeat(32),
  is_helpful: false,
  reason: "too_urgent",
  complaints: ["earache"],
  urgency: "within-days",
  knowledge_version: "0a1b2c3d",
  language: "pt",
};

/** Requests about symptoms and danger. */
export const symptomSamples: Samples = {
  beginSymptomCheck: () => ({ body: { company } }),
  listSymptoms: async (world) => ({ body: await check(world) }),
  understandSymptoms: async (world) => ({ body: { ...(await check(world)), text: "headache, no fever" } }),
  nextSymptomQuestion: interview,
  concludeSymptomCheck: interview,
  saveCheckerFeedback: () => ({ body: feedback }),
  clinicCountCheckerFeedback: async (world) => {
    await prepareBy(world, "POST", "/symptom_checker/feedback", { headers: {}, body: feedback });
    return { query: { from: "2027-03-01", to: "2027-03-02" } };
  },
  notifyClinic: [
    byNewPerson(() => ({ body: danger(newToken()) })),
    async (world) => {
      const { id, headers } = await makeOwnAppointment({ ...world, isGuest: true }, openNow);
      return { headers, body: { ...danger(newToken()), appointment_id: id } };
    },
  ],
  getUrgentReceipt: async (world) => {
    const receipt = newToken();
    const event_id = await tell(world, receipt);
    return { params: { event_id }, headers: { [receiptHeader]: receipt } };
  },
  clinicAcknowledgeUrgentEvent: async (world) => ({ params: { event_id: await tell(world, newToken()) } }),
};

const danger = (receipt: string) => ({ receipt, place: "booking", words: "My chest hurts" });
async function tell(world: World, receipt: string): Promise<number> {
  const { headers }: { headers: Headers } = await makePerson(world);
  return (await prepareBy(world, "POST", "/urgent_events", { headers, body: danger(receipt) })).entity.id;
}
