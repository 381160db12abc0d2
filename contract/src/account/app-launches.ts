import * as z from "zod/mini";
import { endpoint } from "../endpoint.ts";
import { collection, entity, Id } from "../values.ts";
import { AppRequestText } from "./connected-apps.ts";

export const LaunchableApp = z.object({ id: Id, name: z.string() });
/** An app that the desk opens with a patient. */
export type LaunchableApp = z.infer<typeof LaunchableApp>;

export const listLaunchableApps = endpoint({
  method: "GET",
  path: "/desk/launchable_apps",
  summary: "Lists the apps that the desk can open with the patient of an appointment, by name",
  caller: "staff",
  response: collection(LaunchableApp),
});

/** Audited. Nothing is opened: the desk sends a window there. */
export const launchApp = endpoint({
  method: "POST",
  path: "/desk/app_launches",
  summary: "Returns the address at which an app opens with the patient of an appointment (SMART App Launch)",
  description:
    "The address has `iss` and a `launch` value, which is good once, within two minutes, for that app and in that session. `not_found`: an appointment that the staff member does not see, one of a guest without an account, or an app that the desk does not open.",
  caller: "staff",
  body: z.strictObject({ app_id: Id, appointment_id: Id }),
  status: 201,
  response: entity(z.object({ url: z.string() })),
});

/** Audited. */
export const authorizeLaunchedApp = endpoint({
  method: "POST",
  path: "/desk/app_authorizations",
  summary: "Answers an app that the staff member opened; returns where its window goes on",
  description:
    "The address carries a code that the app exchanges for a token within a minute, once. `not_found`: the request is not one that `/oauth/authorize` would take, or its `launch` value was used, has ended, or was given to another app or in another session.",
  caller: "staff",
  body: z.strictObject({ request: AppRequestText }),
  status: 201,
  response: entity(z.object({ redirect_to: z.string() })),
});
