import type { ComponentType } from "react";
import { BrandingScreen } from "../branding/branding-screen.tsx";
import { lazyScreen } from "../frame/lazy-screen.ts";
import type { Route } from "../platform/route.ts";
import { TextsScreen } from "../texts/texts-screen.tsx";
import { AppsScreen } from "./apps/apps-screen.tsx";
import { DomainsScreen } from "./domains/domains-screen.tsx";
import { GatewayScreen } from "./gateways/gateway-screen.tsx";
import { GatewaysScreen } from "./gateways/gateways-screen.tsx";
import { NewGatewayScreen } from "./gateways/new-gateway-screen.tsx";
import { FiscalScreen } from "./invoices/fiscal-screen.tsx";
import { MailsScreen } from "./mails/mails-screen.tsx";
import { PatientAppsScreen } from "./patient-apps/patient-apps-screen.tsx";
import { SettingsScreen } from "./settings-screen.tsx";
import { StaffSignInScreen } from "./staff-sign-in/staff-sign-in-screen.tsx";
import { SurveysScreen } from "./surveys/surveys-screen.tsx";
import { TokensScreen } from "./tokens/tokens-screen.tsx";
import { NewWebhookScreen } from "./webhooks/new-webhook-screen.tsx";
import { WebhookScreen } from "./webhooks/webhook-screen.tsx";
import { WebhooksScreen } from "./webhooks/webhooks-screen.tsx";

/** A chunk of its own: it alone among the settings has a table, with its library. */
const InvoicesScreen = lazyScreen(
  async () => (await import("./invoices/invoices-screen.tsx")).InvoicesScreen,
);

const screens: Partial<Readonly<Record<Route["name"], ComponentType>>> = {
  settings: SettingsScreen,
  gateways: GatewaysScreen,
  "new-gateway": NewGatewayScreen,
  mails: MailsScreen,
  invoices: InvoicesScreen,
  fiscal: FiscalScreen,
  domains: DomainsScreen,
  surveys: SurveysScreen,
  apps: AppsScreen,
  webhooks: WebhooksScreen,
  "new-webhook": NewWebhookScreen,
  "patient-apps": PatientAppsScreen,
  "staff-sign-in": StaffSignInScreen,
  tokens: TokensScreen,
  branding: BrandingScreen,
  texts: TextsScreen,
};

/** The settings and the screens that they lead to (`isOfSettings`); nothing for another route. */
export function SettingsScreens({ route }: { route: Route }) {
  if (route.name === "gateway") return <GatewayScreen id={route.id} />;
  if (route.name === "webhook") return <WebhookScreen id={route.id} />;
  const Screen = screens[route.name];
  return Screen ? <Screen /> : null;
}
