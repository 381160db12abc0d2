import type { RecordKind } from "@anteroom/domain/clinic/patient-app-scopes";
import { useLingui } from "@lingui/react/macro";

/** Returns the name of each kind of data that an app can read, and what is in it. */
export function useKindLabels(): Record<RecordKind, { title: string; detail: string }> {
  const { t } = useLingui();
  return {
    details: {
      title: t`Personal details`,
      detail: t`Name, date of birth, contact details, and who cares for a child`,
    },
    appointments: {
      title: t`Appointments with the clinic`,
      detail: t`When, with which doctor, and the reason`,
    },
    measurements: {
      title: t`Measurements`,
      detail: t`Blood pressure, pulse, weight and other readings from appointments`,
    },
    lists: { title: t`Medicines and allergies`, detail: t`The lists in the health record` },
    answers: {
      title: t`Answers to questions`,
      detail: t`Surveys, and health assessments shared with the clinic`,
    },
    documents: {
      title: t`Summaries and files`,
      detail: t`What doctors wrote, prescriptions and other files`,
    },
    messages: { title: t`Messages`, detail: t`Messages with the clinic about appointments` },
    insurance: { title: t`Insurance`, detail: t`Insurer and policy number` },
    agreements: { title: t`Agreements`, detail: t`Terms and text messages: what was agreed to, and when` },
    origins: {
      title: t`Where readings and answers come from`,
      detail: t`Who entered them, when, and with which device`,
    },
  };
}
