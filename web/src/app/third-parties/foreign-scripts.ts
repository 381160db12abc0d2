import { supportChatRules } from "@anteroom/domain/constants";
import type { SupportChatPlan } from "@anteroom/domain/third-parties";
import type { ChatVisitor, SupportChat } from "../../ports/support-chat.ts";
import { loadScript } from "./load-script.ts";
import { supportChats } from "./support-chats.ts";

/** The foreign scripts of this page: each is loaded once, and goes only with the page. */
export type ForeignScripts = {
  /** Whether any has been asked for. */
  areThere: () => boolean;
  hasChat: () => boolean;
  loadUserTesting: (scriptUrl: string) => void;
  /** Loads the chat and starts it a second later (S9.CHAT.01), unless it has been ended by then. */
  loadChat: (plan: SupportChatPlan, visitor: Omit<ChatVisitor, "tags">) => void;
  endChat: () => void;
};

export function foreignScripts(): ForeignScripts {
  const asked = new Set<"userTesting" | "chat">();
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
    areThere: () => asked.size > 0,
    hasChat: () => asked.has("chat"),
    loadUserTesting: (scriptUrl) => {
      if (asked.has("userTesting")) return;
      asked.add("userTesting");
      void loadScript(scriptUrl);
    },
    loadChat: (plan, visitor) => {
      if (asked.has("chat")) return;
      asked.add("chat");
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
