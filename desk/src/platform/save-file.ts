import type { Result } from "../../../web/src/platform/api.ts";
import { saveBlobAs } from "../../../web/src/shared/files/transfer-file.ts";

/** Makes the browser save a file that a call answers, under a name. */
export async function saveFile(name: string, fetched: Promise<Result<Blob>>): Promise<Result<null>> {
  const answer = await fetched;
  if (!answer.isOk) return answer;
  saveBlobAs(answer.data, name);
  return { isOk: true, data: null };
}

/** How a file is asked for: as it is, for as long as it takes. */
export const asFile = { parseAs: "blob", hasNoLimit: true } as const;
