import * as contract from "@anteroom/contract/account/push";
import { mount } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Push } from "../../../ports/push.ts";
import { savePushSubscription } from "./save-push-subscription.ts";

/**
 * Registers the routes to read, save and end the push subscription of the session's device. With `push` null,
 * saving is `feature_off`.
 */
export function pushRoutes({ app }: Pick<Services, "app">, push: Push | null): void {
  mount(app, contract.getPushSubscription, async ({ caller, tx }) => {
    const stored = await tx((one) =>
      one
        .selectFrom("push_subscriptions")
        .select(["endpoint", "wants_reminders"])
        .where("token_hash", "=", caller.tokenHash)
        .executeTakeFirst(),
    );
    return { data: { entity: stored ?? null } };
  });
  mount(app, contract.savePushSubscription, (call) => savePushSubscription(push, call));
  mount(app, contract.endPushSubscription, async ({ caller, tx }) => {
    await tx((one) =>
      one.deleteFrom("push_subscriptions").where("token_hash", "=", caller.tokenHash).execute(),
    );
    return undefined;
  });
}
