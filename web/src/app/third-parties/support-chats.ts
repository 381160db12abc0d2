import type { ChatService } from "@anteroom/domain/third-parties";
import type { OpenSupportChat } from "../../ports/support-chat.ts";

/** S7.TP.12: the two services, by the names of clinics' settings; only the chosen one is fetched. */
export const supportChats: Readonly<Record<ChatService, () => Promise<OpenSupportChat>>> = {
  freshchat: async () => (await import("../../adapters/freshchat/freshchat.ts")).openFreshchat,
  chatwoot: async () => (await import("../../adapters/chatwoot/chatwoot.ts")).openChatwoot,
};
