/**
 * Returns a session description without lines about payload types that its media does not list. Firefox
 * leaves `a=rtcp-fb` of codecs removed by `setCodecPreferences`, and Chromium then rejects the description.
 */
export function removeUnusedPayloadTypes(sdp: string): string {
  let named: ReadonlySet<string> = new Set();
  return sdp
    .split("\r\n")
    .filter((line) => {
      if (line.startsWith("m=")) named = new Set(line.split(" ").slice(3));
      const about = /^a=(?:rtcp-fb|fmtp|rtpmap):(\d+) /.exec(line)?.[1];
      return about === undefined || named.has(about);
    })
    .join("\r\n");
}
