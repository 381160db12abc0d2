/**
 * Returns an encoder of text as WebSocket server frames (RFC 6455, 5.2): final, unmasked, uncompressed. It caches the
 * last frame, because broadcasts send the same bytes many times.
 */
export function createFrames(): (text: string) => Buffer {
  let last = { text: "", frame: textFrame("") };
  return (text) => {
    if (text !== last.text) last = { text, frame: textFrame(text) };
    return last.frame;
  };
}

function textFrame(text: string): Buffer {
  const bytes = Buffer.byteLength(text);
  const head = bytes < 126 ? 2 : bytes < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafeSlow(head + bytes); // no pool: it may live as long as the slowest browser reads
  frame[0] = 0x81;
  frame[1] = head === 2 ? bytes : head === 4 ? 126 : 127;
  if (head === 4) frame.writeUInt16BE(bytes, 2);
  if (head === 10) frame.writeBigUInt64BE(BigInt(bytes), 2);
  frame.write(text, head);
  return frame;
}
