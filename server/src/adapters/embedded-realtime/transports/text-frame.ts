/**
 * Text as a frame of a WebSocket server (RFC 6455, 5.2): final, not masked, not compressed. What goes to many browsers is
 * the same bytes for each, so the last frame is kept for the next.
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
