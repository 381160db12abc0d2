import type { OpenSupportChat } from "../../ports/support-chat.ts";

/** What is used of Freshchat's web SDK, version 1 (developers.freshchat.com); never run against Freshchat itself. */
type Widget = {
  init: (options: {
    token: string;
    host: string;
    externalId: string;
    firstName: string;
    tags: string[];
  }) => void;
  destroy: () => void;
  user: { setProperties: (properties: Record<string, string>) => void; clear: () => void };
};

/**
 * Returns the Freshchat support chat. `key` is the token of its web messenger. `start` opens the chat and
 * passes the visitor's identity; `end` clears it and removes the chat. Requires the script to be loaded, else
 * both do nothing.
 */
export const openFreshchat: OpenSupportChat = ({ scriptUrl, key }) => ({
  start: ({ id, name, tenant, tags }) => {
    const widget = loaded();
    const { origin: host } = new URL(scriptUrl);
    widget?.init({ token: key, host, externalId: id, firstName: name, tags: [...tags] });
    widget?.user.setProperties({ tenant });
  },
  end: () => {
    const widget = loaded();
    widget?.user.clear();
    widget?.destroy();
  },
});

/** Set by the script, if it is what it says it is; calls to anything else throw, and whoever starts a chat expects that. */
const loaded = () => (globalThis as { fcWidget?: Widget }).fcWidget;
