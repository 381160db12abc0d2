import * as endpoints from "@anteroom/contract/checker-feedback";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { countFeedback } from "./count-feedback.ts";
import { saveFeedback } from "./save-feedback.ts";

/** Whether the symptom checker helps: what people tap, and what the clinic reads of it. */
export function symptomCheckerRoutes({ app }: Pick<Services, "app">): void {
  mount(app, endpoints.saveCheckerFeedback, saveFeedback);
  mount(app, endpoints.clinicCountCheckerFeedback, countFeedback);
}
