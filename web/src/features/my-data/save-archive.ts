import { addressOf } from "@anteroom/contract/endpoint";
import { downloadExport } from "@anteroom/contract/my-data";
import type { Failure } from "../../platform/api.ts";
import type { App } from "../../platform/app-context.tsx";

/** Fetches the archive with the session's token, which stands in no address, and hands it to the browser as a file. */
export async function saveArchive({ boot, session }: App, id: number): Promise<Failure | null> {
  const baseUrl = boot.runtime.apiBaseUrl.replace(/\/$/, "");
  try {
    const answer = await fetch(baseUrl + addressOf(downloadExport, { export_id: id }), {
      method: downloadExport.method,
      headers: { "x-patient-token": session.token() ?? "" },
    });
    if (!answer.ok) return (await answer.json()) as Failure; // problem+json, as every refusal of our server
    const name = /filename="([\w.-]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1];
    offer(await answer.blob(), name ?? "my-data.zip");
    return null;
  } catch {
    return { code: "offline" };
  }
}

function offer(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser has begun to read it by then; the memory is given back.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
