import { createECDH } from "node:crypto";
import { webPush } from "../../adapters/web-push/web-push.ts";
import { openTestProvider } from "../openid-provider.ts";
import { openPushService } from "../push-service.ts";
import { openSymptomServer, servicesAt } from "../symptom-server.ts";
import { twilioAccount } from "../twilio-server.ts";
import type { World } from "./sample.ts";
import type { openWholeClinic } from "../whole-clinic.ts";

/**
 * Starts local stand-ins of outside services: push service, sign-in provider, symptom checker and
 * DNS records. `options` connects a clinic to them; `close` ends them.
 */
export async function openOutside(now: () => Date): Promise<
  World["outside"] & {
    options: Parameters<typeof openWholeClinic>[0];
    close: () => Promise<void>;
  }
> {
  const pushService = await openPushService();
  const symptoms = await openSymptomServer();
  const provider = await openTestProvider({
    redirectUris: ["http://aurora.localhost:8080/desk/sign-in", "http://aurora.localhost:8080/login"],
    inIdToken: true,
  });
  const txtRecords: World["outside"]["txtRecords"] = new Map();
  const pair = createECDH("prime256v1");
  const keys = { publicKey: pair.generateKeys("base64url"), privateKey: pair.getPrivateKey("base64url") };
  return {
    pushUrl: pushService.url,
    txtRecords,
    provider: { name: "Aurora ID", issuer: provider.issuer, ...provider.client, is_enabled: true },
    signIn: (url, email) => {
      provider.people.set(email, { email, email_verified: true });
      return provider.visit(url, email);
    },
    options: {
      txtRecords: (name) => Promise.resolve(txtRecords.get(name) ?? []),
      push: webPush({ ...keys, subject: "mailto:push@anteroom.example", now, allowsLocal: true }),
      outsideCheckers: { defaultUrl: symptoms.url, keyedOrigins: [symptoms.origin] },
      symptoms: servicesAt(symptoms, now),
      env: {
        TWILIO_ACCOUNT_SID: twilioAccount.accountSid,
        TWILIO_AUTH_TOKEN: twilioAccount.authToken,
        TWILIO_FROM: twilioAccount.senders.sms,
        TWILIO_WHATSAPP_FROM: twilioAccount.senders.whatsapp,
      },
    },
    close: async () => {
      await Promise.all([pushService.close(), symptoms.stop(), provider.close()]);
    },
  };
}
