import {
  endPushSubscription,
  getPushSubscription,
  savePushSubscription,
} from "@anteroom/contract/account/push";
import type { Api } from "../api.ts";
import { askToNotify, notifyPermission } from "./notify.ts";

/** What web push sends to this device. `blocked`: denied in this browser. */
export type PushState = "unsupported" | "blocked" | "off" | "call" | "call and reminders";

type Deps = { api: Api; pushKey: string };

/** Returns whether this browser supports web push; on iPhones only from the home screen. */
export const isPushSupported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && notifyPermission() !== "unsupported";

/**
 * Returns what is sent to this device, by browser and server together; `off` also if the server cannot be
 * reached or knows another subscription.
 */
export async function pushState({ api }: Pick<Deps, "api">): Promise<PushState> {
  if (!isPushSupported()) return "unsupported";
  if (notifyPermission() === "refused") return "blocked";
  const own = await subscription();
  if (!own) return "off";
  const answer = await api.call(getPushSubscription);
  const known = answer.isOk ? answer.data.data.entity : null;
  if (known?.endpoint !== own.endpoint) return "off";
  return known.wants_reminders ? "call and reminders" : "call";
}

/**
 * Requests permission, registers the service worker, subscribes in the browser and saves the subscription on
 * the server. Requires a tap. Returns the new state; `off` if the question was dismissed, `failed` if the
 * push service or server fails (the browser may be subscribed then). Never rejects.
 */
export async function turnOnPush(
  { api, pushKey }: Deps,
  wantsReminders: boolean,
): Promise<PushState | "failed"> {
  if ((await askToNotify()) !== "allowed") return notifyPermission() === "refused" ? "blocked" : "off";
  try {
    const { endpoint, keys } = (await subscribed(pushKey)).toJSON();
    const { p256dh, auth } = keys ?? {};
    if (!endpoint || !p256dh || !auth) return "failed";
    const body = { endpoint, p256dh, auth, wants_reminders: wantsReminders };
    const answer = await api.call(savePushSubscription, { body });
    if (!answer.isOk) return "failed";
    return wantsReminders ? "call and reminders" : "call";
  } catch {
    return "failed"; // no push service, or it cannot be reached
  }
}

/**
 * Deletes the subscription on the server first, then in the browser. `failed`: the server did not answer, and
 * both are unchanged. `off` also when only the browser's part failed. Requires `isPushSupported()`.
 */
export async function turnOffPush({ api }: Pick<Deps, "api">): Promise<PushState | "failed"> {
  const answer = await api.call(endPushSubscription);
  if (!answer.isOk) return "failed";
  await (await subscription())?.unsubscribe().catch(() => false);
  return "off";
}

async function subscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration();
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** A subscription for our key; one for another key, of an installation that has changed it, goes first. */
async function subscribed(pushKey: string): Promise<PushSubscription> {
  await navigator.serviceWorker.register("/service-worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: pushKey };
  try {
    return await pushManager.subscribe(options);
  } catch (error) {
    const old = await pushManager.getSubscription();
    if (!old) throw error;
    await old.unsubscribe();
    return pushManager.subscribe(options);
  }
}
