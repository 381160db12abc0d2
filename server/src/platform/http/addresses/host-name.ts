/** Returns the lower-case host name of a `Host` header or URL host, without its port; null when it is invalid. */
export function hostNameOf(header: string | undefined): string | null {
  const name = /^([a-z0-9.-]{1,253})(?::\d{1,5})?$/i.exec(header ?? "")?.[1];
  return name?.toLowerCase() ?? null;
}
