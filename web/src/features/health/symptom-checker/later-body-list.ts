import { later } from "../../../ui/later.tsx";

/** All complaints by where in the body they are, for whoever is not understood. */
export const lazyBodyList = later(() => import("./pages/body-list.tsx").then((module) => module.BodyList));
