import { addressOf, type EndpointShape } from "@anteroom/contract/endpoint";
import { fileMediaType } from "@anteroom/contract/appointment/files";
import { downloadCardPicture, sendCardPicture, type CardPicture } from "@anteroom/contract/account/insurance";
import { cardPicture, type CardSide } from "@anteroom/domain/account/insurance-card";
import { noAnswer, resultOf, type Api, type Result } from "../../../platform/api.ts";

/** Identifies one side (`front` or `back`) of one person's insurance card. */
export type CardPlace = { patientId: number; side: CardSide };

/** Why a chosen file cannot be used as a picture of a card; found before anything is sent. */
export type PictureTrouble = "too-large" | "unreadable";

/**
 * Converts a chosen picture to a JPEG of at most `cardPicture.longestSide` pixels and `cardPicture.bytes`,
 * without metadata. Returns `too-large` also for a file over `chosenBytes`, `unreadable` also for pictures
 * below `shortestSide`. Never throws.
 */
export async function convertCardPicture(file: File): Promise<Blob | PictureTrouble> {
  if (file.size > cardPicture.chosenBytes) return "too-large";
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: "from-image" });
    const scale = Math.min(1, cardPicture.longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    if (Math.min(canvas.width, canvas.height) < cardPicture.shortestSide) return "unreadable";
    const drawn = await new Promise<Blob | null>((done) => canvas.toBlob(done, "image/jpeg", 0.85));
    if (!drawn) return "unreadable";
    return drawn.size > cardPicture.bytes ? "too-large" : drawn;
  } catch {
    return "unreadable";
  }
}

/**
 * Uploads the picture of one side, replacing the last, and returns it as the server stored it. Fails with
 * `offline` without a connection and after 60 s; never rejects. Does not change the query cache.
 */
export function uploadCardPicture(api: Api, place: CardPlace, picture: Blob): Promise<Result<CardPicture>> {
  return reachCard(api, { shape: sendCardPicture, place, body: picture }, async (answer) => {
    const result = resultOf<typeof sendCardPicture>(answer.status, await readJson(answer));
    return result.isOk ? { isOk: true, data: result.data.data.entity } : result;
  });
}

/**
 * Fetches the stored picture of one side; within 60 s, else `noAnswer()`. Another answer than a picture or a
 * problem is the failure `unreadable`. Never rejects.
 */
export function fetchCardPicture(api: Api, place: CardPlace): Promise<Result<Blob>> {
  return reachCard(api, { shape: downloadCardPicture, place }, async (answer) => {
    if (answer.ok) return { isOk: true, data: await answer.blob() };
    const result = resultOf<typeof downloadCardPicture>(answer.status, await readJson(answer));
    return result.isOk ? { isOk: false, failure: { code: "unreadable" } } : result;
  });
}

type Request = { shape: Pick<EndpointShape, "path" | "method">; place: CardPlace; body?: Blob };

/** As long as a slow phone may take for one picture, in ms. */
const patience = 60_000;

async function reachCard<T>(
  { reach }: Api,
  { shape, place, body }: Request,
  read: (answer: Response) => Promise<Result<T>>,
): Promise<Result<T>> {
  const path = addressOf(shape, { patient_id: place.patientId, side: place.side });
  try {
    const answer = await fetch(reach.baseUrl + path, {
      method: shape.method,
      headers: { ...reach.credentials(path), ...(body ? { "content-type": fileMediaType } : {}) },
      ...(body ? { body } : {}),
      cache: "no-store",
      signal: AbortSignal.timeout(patience),
    });
    return await read(answer);
  } catch {
    return { isOk: false, failure: noAnswer() };
  }
}

async function readJson(answer: Response): Promise<unknown> {
  try {
    return await answer.json();
  } catch {
    return undefined;
  }
}
