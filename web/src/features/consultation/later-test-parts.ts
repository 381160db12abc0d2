import { later } from "../../ui/later.tsx";

/** What the device test's first step does without, each a chunk of its own. */
export const laterNetwork = later(
  () => import("./device-step-network.tsx").then((module) => module.NetworkStep),
  { isPage: true },
);
export const laterVerdict = later(() => import("./device-result.tsx").then((module) => module.DeviceResult), {
  isPage: true,
});
