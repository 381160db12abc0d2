import * as contract from "@anteroom/contract/health/health-assessment";
import { mount } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { listSharedAssessments } from "./list-shared-assessments.ts";
import { saveAssessment } from "./save-assessment.ts";
import { listShares, shareAssessment } from "./share-assessment.ts";

/**
 * Registers the routes of health assessments: store with consent, share with a doctor, list the shares
 * (S7.API.16); and the clinic's route to read shared ones.
 */
export function healthAssessmentRoutes({ app }: Services): void {
  mount(app, contract.saveHealthAssessment, saveAssessment);
  mount(app, contract.shareHealthAssessment, shareAssessment);
  mount(app, contract.listHealthAssessmentShares, listShares);
  mount(app, contract.clinicListHealthAssessments, listSharedAssessments);
}
