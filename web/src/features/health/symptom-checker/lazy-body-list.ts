import { lazyPart } from "../../../ui/lazy.tsx";

/** The list of complaints by part of the body, loaded on demand. */
export const lazyBodyList = lazyPart(() => import("./pages/body-list.tsx").then((module) => module.BodyList));
