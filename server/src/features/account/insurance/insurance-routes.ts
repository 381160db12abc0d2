import * as shapes from "@anteroom/contract/account/insurance";
import type { FastifyInstance } from "fastify";
import { acceptFiles } from "../../../platform/files/accept-files.ts";
import { mount } from "../../../platform/http/mount.ts";
import { downloadCardPicture, removeCardPicture, sendCardPicture, type CardDeps } from "./card-pictures.ts";
import { getInsurance, saveInsurance } from "./insurance-details.ts";

/**
 * Registers the routes to read and save the insurance, and to send, download and delete card pictures, for
 * patients and their dependents.
 */
export function insuranceRoutes(app: FastifyInstance, deps: CardDeps): void {
  mount(app, shapes.getInsurance, getInsurance);
  mount(app, shapes.saveInsurance, saveInsurance);
  mount(app, shapes.downloadCardPicture, (call) => downloadCardPicture(deps, call));
  mount(app, shapes.removeCardPicture, (call) => removeCardPicture(deps, call));
  acceptFiles(app, (scope) => mount(scope, shapes.sendCardPicture, (call) => sendCardPicture(deps, call)));
}
