import * as myData from "@anteroom/contract/my-data";
import { mount } from "../../platform/mount.ts";
import type { Services } from "../../platform/services.ts";
import { downloadExport } from "./download-export.ts";
import { eraseAccount } from "./erase-account.ts";
import { listConsents, withdrawConsent } from "./consents.ts";
import { listExports } from "./list-exports.ts";
import { listRecordReads } from "./list-record-reads.ts";
import type { MyDataParts } from "./my-data-parts.ts";
import { previewErasure } from "./preview-erasure.ts";
import { requestExport } from "./request-export.ts";

/** What a person may ask about the own data: a copy, who looked, what was agreed to, and to be erased. */
export function myDataRoutes({ app }: Pick<Services, "app">, parts: MyDataParts): void {
  mount(app, myData.requestExport, (call) => requestExport(parts, call));
  mount(app, myData.listExports, listExports);
  mount(app, myData.downloadExport, downloadExport);
  mount(app, myData.previewErasure, previewErasure);
  mount(app, myData.eraseAccount, (call) => eraseAccount(parts, call));
  mount(app, myData.listRecordReads, listRecordReads);
  mount(app, myData.listConsents, listConsents);
  mount(app, myData.withdrawConsent, withdrawConsent);
}
