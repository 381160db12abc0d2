type Place = { tenantId: number; gatewayId: number | null };

/**
 * Returns the path of a provider's notifications, valid on any host: the payment's reference names the
 * clinic. With a `gatewayId`, the path of that clinic's gateway, because its signature is verified before the
 * body is read.
 */
export function webhookPath(provider: string, place?: Place): string {
  const path = `/api/webhooks/payments/${provider}`;
  return place && place.gatewayId !== null ? `${path}/t${place.tenantId}-g${place.gatewayId}` : path;
}

/**
 * Parses the last part of a gateway's path, `t3-g7`; null when it is malformed. Does not check that the
 * gateway exists.
 */
export function gatewayOfPath(place: string): { tenantId: number; gatewayId: number } | null {
  const [, tenantId, gatewayId] = /^t([1-9]\d{0,8})-g([1-9]\d{0,8})$/.exec(place) ?? [];
  return tenantId && gatewayId ? { tenantId: Number(tenantId), gatewayId: Number(gatewayId) } : null;
}
