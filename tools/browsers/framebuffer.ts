import { crc32, deflateSync } from "node:zlib";

/** Converts an X window dump of 32 bits a pixel (written by `Xvfb -fbdir`) to PNG. Does not check the format. */
export function pngOfWindowDump(dump: Buffer): Buffer {
  const [headerSize, width, height, bytesPerLine, colors] = [0, 16, 20, 48, 76].map((at) =>
    dump.readUInt32BE(at),
  ) as [number, number, number, number, number];
  const pixels = dump.subarray(headerSize + colors * 12);
  const rows = Buffer.alloc(height * (width * 3 + 1)); // each row begins with the number of its filter: none
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const from = y * bytesPerLine + x * 4; // blue, green, red, unused
      const to = y * (width * 3 + 1) + 1 + x * 3;
      rows[to] = pixels[from + 2] ?? 0;
      rows[to + 1] = pixels[from + 1] ?? 0;
      rows[to + 2] = pixels[from] ?? 0;
    }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8); // eight bits each of red, green, blue
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk("IHDR", header),
    chunk("IDAT", deflateSync(rows)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, "latin1"), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const check = Buffer.alloc(4);
  check.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, check]);
}
