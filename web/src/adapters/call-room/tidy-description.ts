/**
 * A description as it is sent: without lines about payload types that its media does not name. Firefox leaves the
 * feedback (`a=rtcp-fb`) of every codec that `setCodecPreferences` took out, and Chromium refuses the whole of it then.
 */
export function tidyDescription(sdp: string): string {
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
