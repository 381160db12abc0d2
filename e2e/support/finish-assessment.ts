import { healthAssessment } from "@anteroom/content/questionnaires/health-assessment";
import { areas } from "@anteroom/domain/health/assessment/areas";
import type { Answers } from "@anteroom/domain/health/questionnaire/questionnaire";
import { responseOf } from "@anteroom/domain/health/questionnaire/response";
import type { Page } from "@playwright/test";

/** Every level occurs, and an area that cannot be assessed. */
const answers: Answers = {
  areas: [...areas],
  age: [47],
  sex: ["male"],
  height: [175],
  "weight-kg": [80],
  waist: [98],
  "mood-language": ["en"],
  ...Object.fromEntries(Array.from({ length: 8 }, (_, item) => [`phq8-${item + 1}`, ["2"]])),
  smoking: ["daily"],
  cigarettes: [25],
  "first-cigarette": [20],
  "moderate-minutes": [200],
  "vigorous-minutes": [0],
  "alcohol-days": [0],
  greens: ["2"],
  "sweet-drinks": ["2"],
  salt: ["1"],
  processed: ["1"],
};

/**
 * Stores a completed health assessment of the patient signed in on this page, by the API. Ignores a refusal, as by a
 * clinic without assessments.
 */
export async function finishAssessment(page: Page): Promise<void> {
  const now = new Date().toISOString();
  const response = responseOf(healthAssessment, answers, { authored: now, language: "en" });
  await page.evaluate(
    async (sent) => {
      const headers = {
        "content-type": "application/json",
        "x-patient-token": localStorage.getItem("patient-token") ?? "",
      };
      const { patient } = (await (await fetch("/api/patients", { headers })).json()) as {
        patient?: { id: number };
      };
      const body = JSON.stringify({ ...sent, patient_id: patient?.id });
      await fetch("/api/patients/health_assessments", { method: "POST", headers, body });
    },
    { response, consented_at: now },
  );
}
