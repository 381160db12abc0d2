/**
 * Returns the packets of an Opus stream in Ogg (RFC 3533, RFC 7845), without its two headers. Throws if it is
 * invalid.
 */
export function readOggOpus(file: Buffer): readonly Buffer[] {
  const packets: Buffer[] = [];
  let open: Buffer[] = [];
  for (let at = 0; at < file.length;) {
    const page = readPage(file, at);
    for (const { data, isComplete } of page.parts) {
      open.push(data);
      if (!isComplete) continue;
      packets.push(open.length === 1 ? data : Buffer.concat(open));
      open = [];
    }
    at = page.end;
  }
  const [head, tags, ...sound] = packets;
  if (head?.toString("latin1", 0, 8) !== "OpusHead" || tags?.toString("latin1", 0, 8) !== "OpusTags")
    throw new Error("not an Opus stream");
  return sound;
}

const pageHeaderBytes = 27;

/** A packet is cut into segments of 255 bytes; a shorter one ends it, and one may go on in the next page. */
function readPage(file: Buffer, at: number) {
  if (file.toString("latin1", at, at + 4) !== "OggS") throw new Error("not an Ogg page");
  const segments = file.subarray(at + pageHeaderBytes, at + pageHeaderBytes + file.readUInt8(at + 26));
  const parts: { data: Buffer; isComplete: boolean }[] = [];
  let start = at + pageHeaderBytes + segments.length;
  let end = start;
  for (const length of segments) {
    end += length;
    if (length === 255) continue;
    parts.push({ data: file.subarray(start, end), isComplete: true });
    start = end;
  }
  if (end > file.length) throw new Error("the last page is cut off");
  if (end > start) parts.push({ data: file.subarray(start, end), isComplete: false });
  return { parts, end };
}
