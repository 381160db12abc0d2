import * as myData from "@anteroom/contract/account/my-data";
import { mount, type Call } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import { downloadExport } from "./download-export.ts";
import { eraseAccount } from "./erase-account.ts";
import { listConsents, withdrawConsent } from "./consents.ts";
import { listRecordReads } from "./list-record-reads.ts";
import type { MyDataDeps } from "./my-data-deps.ts";
import { previewErasure } from "./preview-erasure.ts";
import { requestExport } from "./request-export.ts";
import type { AnswerOf } from "@anteroom/contract/endpoint";
import type { listExports as shape } from "@anteroom/contract/account/my-data";
import { exportColumns, presentExport } from "./present-export.ts";

/** Registers the routes of data export, record reads, consents and erasure, for the signed-in patient. */
export function myDataRoutes({ app }: Pick<Services, "app">, deps: MyDataDeps): void {
  mount(app, myData.requestExport, (call) => requestExport(deps, call));
  mount(app, myData.listExports, listExports);
  mount(app, myData.downloadExport, downloadExport);
  mount(app, myData.previewErasure, previewErasure);
  mount(app, myData.eraseAccount, (call) => eraseAccount(deps, call));
  mount(app, myData.listRecordReads, listRecordReads);
  mount(app, myData.listConsents, listConsents);
  mount(app, myData.withdrawConsent, withdrawConsent);
}

/** Returns the patient's exports of the last day with their progress, newest first. */
async function listExports({ caller, now, tx }: Call<typeof shape>): Promise<AnswerOf<typeof shape>> {
  const rows = await tx((one) =>
    one
      .selectFrom("data_exports")
      .select(exportColumns)
      .where("patient_id", "=", caller.patientId)
      .where("expires_at", ">", now)
      .orderBy("created_at", "desc")
      .orderBy("id", "desc")
      .execute(),
  );
  return { data: { collection: rows.map(presentExport) } };
}
