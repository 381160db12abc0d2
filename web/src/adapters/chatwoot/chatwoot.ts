import type { OpenSupportChat } from "../../ports/support-chat.ts";

/** What is used of Chatwoot's widget (www.chatwoot.com/docs); never run against Chatwoot itself. */
type Sdk = { run: (options: { websiteToken: string; baseUrl: string }) => void };
type Widget = {
  setUser: (id: string, details: { name: string }) => void;
  setCustomAttributes: (attributes: Record<string, string>) => void;
  setLabel: (label: string) => void;
  reset: () => void;
};
type Globals = { chatwootSDK?: Sdk; $chatwoot?: Widget };

/**
 * Returns the Chatwoot support chat. `key` is the token of its website channel. `start` opens the chat and
 * passes the visitor's identity once it reports ready; `end` resets it. Requires the script to be loaded,
 * else both do nothing.
 */
export const openChatwoot: OpenSupportChat = ({ scriptUrl, key }) => ({
  start: ({ id, name, tenant, tags }) => {
    const introduce = () => {
      const widget = globals().$chatwoot;
      widget?.setUser(id, { name });
      widget?.setCustomAttributes({ tenant });
      for (const tag of tags) widget?.setLabel(tag);
    };
    addEventListener("chatwoot:ready", introduce, { once: true });
    globals().chatwootSDK?.run({ websiteToken: key, baseUrl: new URL(scriptUrl).origin });
  },
  end: () => globals().$chatwoot?.reset(),
});

/** Set by the script, if it is what it says it is; calls to anything else throw, and whoever starts a chat expects that. */
const globals = () => globalThis as Globals;
