import { downloadFile, fileNameHeader, getVisitFiles, removeFile, sendFile } from "@anteroom/contract/files";
import type { FastifyInstance } from "fastify";
import { acceptFiles } from "../../platform/accept-files.ts";
import { mount } from "../../platform/mount.ts";
import type { FileParts } from "../../platform/receive-file.ts";
import { downloadOwnFile } from "./download-own-file.ts";
import { listVisitFiles } from "./list-visit-files.ts";
import { removeOwnFile } from "./remove-own-file.ts";
import { sendOwnFile } from "./send-own-file.ts";

/** The files of a visit, for its patient or guest. */
export function visitFileRoutes(app: FastifyInstance, parts: FileParts): void {
  mount(app, getVisitFiles, listVisitFiles);
  mount(app, downloadFile, (call) => downloadOwnFile(parts, call));
  mount(app, removeFile, (call) => removeOwnFile(parts, call));
  acceptFiles(app, (scope) =>
    mount(scope, sendFile, (call) => sendOwnFile(parts, call, call.headers[fileNameHeader])),
  );
}
