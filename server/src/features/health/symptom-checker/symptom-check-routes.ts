import * as endpoints from "@anteroom/contract/health/symptom-checks";
import { mount } from "../../../platform/http/mount.ts";
import { isProblem } from "../../../platform/http/problem.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { OpenSymptomService } from "../../../ports/symptom-service.ts";
import { forwardToChecker } from "./ask-service.ts";
import { beginCheck } from "./begin-check.ts";
import { serveSdkFrame } from "./sdk-frame.ts";

/**
 * Registers the routes of external symptom checkers: consent, the forwarded requests, and the frame for
 * script-based ones. Our own checker runs on the patient's device.
 */
export function symptomCheckRoutes({ app }: Pick<Services, "app">, open: OpenSymptomService): void {
  mount(app, endpoints.beginSymptomCheck, beginCheck);
  mount(app, endpoints.listSymptoms, async (call) => {
    const { check: _check, ...about } = call.body;
    const found = await forwardToChecker(open, call, (service) => service.symptoms(about));
    return isProblem(found) ? found : { data: { collection: [...found] } };
  });
  mount(app, endpoints.understandSymptoms, async (call) => {
    const { check: _check, ...reported } = call.body;
    const found = await forwardToChecker(open, call, (service) => service.understand(reported));
    return isProblem(found) ? found : { data: { entity: found } };
  });
  mount(app, endpoints.nextSymptomQuestion, async (call) => {
    const { check: _check, ...interview } = call.body;
    const found = await forwardToChecker(open, call, (service) => service.next(interview));
    return isProblem(found) ? found : { data: { entity: found } };
  });
  mount(app, endpoints.concludeSymptomCheck, async (call) => {
    const { check: _check, ...interview } = call.body;
    const found = await forwardToChecker(open, call, (service) => service.conclude(interview));
    return isProblem(found) ? found : { data: { entity: found } };
  });
  serveSdkFrame(app);
}
