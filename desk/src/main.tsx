import "../../web/src/ui/global.css";
import { deskPageMeta, type DeskPage } from "@anteroom/contract/desk-page";
import { I18nProvider } from "@lingui/react";
import { QueryClientProvider } from "@tanstack/react-query";
import { createRoot } from "react-dom/client";
import { DeskApp } from "./frame/desk-app.tsx";
import { createDesk } from "./platform/create-desk.ts";
import { DeskContext } from "./platform/desk-context.tsx";
import { takeProviderAnswer } from "./sign-in/provider-answer.ts";
import { loadTexts } from "./platform/texts.ts";

const written = document.querySelector<HTMLMetaElement>(`meta[name="${deskPageMeta}"]`)?.content ?? "";
const page = JSON.parse(written) as DeskPage; // written by our own server
const place = document.getElementById("desk");

const desk = createDesk(page);
const answer = takeProviderAnswer();
const asking = answer === null ? desk.session.ask() : desk.session.finishAtProvider(answer);
const [texts] = await Promise.all([loadTexts(page.locale), asking]);
desk.clock.start();

if (place)
  createRoot(place).render(
    <DeskContext value={desk}>
      <QueryClientProvider client={desk.queries}>
        <I18nProvider i18n={texts.i18n}>
          <DeskApp changeLanguage={texts.change} />
        </I18nProvider>
      </QueryClientProvider>
    </DeskContext>,
  );
