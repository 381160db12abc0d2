import * as contract from "@anteroom/contract/health/health-assessment";
import { mount } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { listSharedAssessments } from "./list-shared-assessments.ts";
import { saveAssessment } from "./save-assessment.ts";
import { listShares, shareAssessment } from "./share-assessment.ts";

/** Health assessments: kept with consent, read by their patient (S7.API.16) and, once shared, by the doctor of a visit. */
export function healthAssessmentRoutes({ app }: Services): void {
  mount(app, contract.saveHealthAssessment, saveAssessment);
  mount(app, contract.shareHealthAssessment, shareAssessment);
  mount(app, contract.listHealthAssessmentShares, listShares);
  mount(app, contract.clinicListHealthAssessments, listSharedAssessments);
}
