import * as contract from "@anteroom/contract/health/health-record";
import { mount } from "../../../platform/http/mount.ts";
import type { Services } from "../../../platform/config/services.ts";
import type { Files } from "../../../ports/files.ts";
import { addMeasurement } from "./add-measurement.ts";
import { addEntry, changeEntry, confirmList, removeEntry, restoreEntry } from "./change-entries.ts";
import { clinicGetLists, getDocument, getLists, getRecord, getSummary, listPeople } from "./get-record.ts";
import { healthLinkRoutes } from "./health-link-routes.ts";
import { downloadSharedOriginal, openShare } from "./open-share.ts";
import { moveMeasurement } from "./move-measurement.ts";
import { listMeasurements, removeMeasurement } from "./remove-measurement.ts";
import { listShares, revokeShare, shareRecord } from "./record-shares.ts";

/**
 * Registers the routes of health records (read, PDF, lists, measurements), of links to copies, and the
 * clinic's route to read lists.
 */
export function healthRecordRoutes(services: Services, files: Files): void {
  const { app, config } = services;
  mount(app, contract.listRecordPeople, listPeople);
  mount(app, contract.getHealthRecord, getRecord);
  mount(app, contract.getRecordLists, getLists);
  mount(app, contract.getRecordDocument, getDocument);
  mount(app, contract.getRecordSummary, (call) => getSummary(config, call));
  mount(app, contract.addRecordEntry, addEntry);
  mount(app, contract.changeRecordEntry, changeEntry);
  mount(app, contract.removeRecordEntry, removeEntry);
  mount(app, contract.restoreRecordEntry, restoreEntry);
  mount(app, contract.addRecordMeasurement, addMeasurement);
  mount(app, contract.listRecordMeasurements, listMeasurements);
  mount(app, contract.removeRecordMeasurement, removeMeasurement);
  mount(app, contract.moveRecordMeasurement, moveMeasurement);
  mount(app, contract.confirmRecordList, confirmList);
  mount(app, contract.listRecordShares, listShares);
  mount(app, contract.shareRecord, (call) => shareRecord(config, call));
  mount(app, contract.revokeRecordShare, revokeShare);
  mount(app, contract.openSharedRecord, (call) => openShare(call, { dataKey: config.dataKey }));
  mount(app, contract.downloadSharedFile, (call) => downloadSharedOriginal({ files, config }, call));
  mount(app, contract.clinicGetRecordLists, clinicGetLists);
  healthLinkRoutes(services);
}
