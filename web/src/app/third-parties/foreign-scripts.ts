import { supportChatRules } from "@anteroom/domain/shared/constants";
import type { SupportChatPlan, ChatService } from "@anteroom/domain/clinic/third-parties";
import type { ChatVisitor, SupportChat, OpenSupportChat } from "../../ports/support-chat.ts";

/** S7.TP.12: the two services, by the names of clinics' settings; only the chosen one is fetched. */
const supportChats: Readonly<Record<ChatService, () => Promise<OpenSupportChat>>> = {
  freshchat: async () => (await import("../../adapters/freshchat/freshchat.ts")).openFreshchat,
  chatwoot: async () => (await import("../../adapters/chatwoot/chatwoot.ts")).openChatwoot,
};

/** The third-party scripts of this page. Each is loaded once; only leaving the document removes it. */
export type ThirdPartyScripts = {
  /** Returns whether any script has been requested. */
  areThere: () => boolean;
  hasChat: () => boolean;
  loadUserTesting: (scriptUrl: string) => void;
  /** Loads the chat and starts it a second later (S9.CHAT.01), unless it has been ended by then. */
  loadChat: (plan: SupportChatPlan, visitor: Omit<ChatVisitor, "tags">) => void;
  /** Ends the chat and prevents one still loading from starting. */
  endChat: () => void;
};

/**
 * Creates the loader of third-party scripts for this page. Scripts are added after the page's own load event, without referrer; failures
 * of theirs are ignored.
 */
export function createThirdPartyScripts(): ThirdPartyScripts {
  const requested = new Set<"userTesting" | "chat">();
  let chat: SupportChat | null = null;
  let hasEnded = false;
  const openChat = async (plan: SupportChatPlan, visitor: Omit<ChatVisitor, "tags">) => {
    const open = await supportChats[plan.service]();
    if (!(await loadScript(plan.scriptUrl))) return;
    await new Promise((resolve) => setTimeout(resolve, supportChatRules.startsAfter));
    if (hasEnded) return;
    chat = open(plan);
    quietly(() => chat?.start({ ...visitor, tags: plan.tags }));
  };
  return {
    areThere: () => requested.size > 0,
    hasChat: () => requested.has("chat"),
    loadUserTesting: (scriptUrl) => {
      if (requested.has("userTesting")) return;
      requested.add("userTesting");
      void loadScript(scriptUrl);
    },
    loadChat: (plan, visitor) => {
      if (requested.has("chat")) return;
      requested.add("chat");
      void openChat(plan, visitor).catch(() => {}); // offline: the next page does it
    },
    endChat: () => {
      hasEnded = true;
      quietly(() => chat?.end());
    },
  };
}

/** What is not ours may throw, or be something else than it says: the page goes on. */
function quietly(act: () => void): void {
  try {
    act();
  } catch {
    // Nobody misses a chat that has never been there; the clinic's other ways stay.
  }
}

/** Loads a script of another origin into the page; true when it has run. One that hangs holds up nothing: it comes after the page's own load. */
async function loadScript(address: string): Promise<boolean> {
  await pageLoaded();
  return new Promise((resolve) => {
    const script = document.createElement("script");
    script.async = true;
    script.referrerPolicy = "no-referrer";
    script.src = address;
    script.addEventListener("load", () => resolve(true));
    script.addEventListener("error", () => resolve(false));
    document.head.append(script);
  });
}

function pageLoaded(): Promise<void> {
  if (document.readyState === "complete") return Promise.resolve();
  return new Promise((resolve) => addEventListener("load", () => resolve(), { once: true }));
}
