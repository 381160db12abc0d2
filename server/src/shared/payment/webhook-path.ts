type Place = { tenantId: number; gatewayId: number | null };

/**
 * Where a provider tells us what happened, on any host: the payment's reference names the clinic. A gateway of a clinic has
 * an address of its own, since its signature is proven before anything is read.
 */
export function webhookPath(provider: string, place?: Place): string {
  const path = `/api/webhooks/payments/${provider}`;
  return place && place.gatewayId !== null ? `${path}/t${place.tenantId}-g${place.gatewayId}` : path;
}

/** Whose gateway an address is of; null where it is of none. */
export function gatewayOfPath(place: string): { tenantId: number; gatewayId: number } | null {
  const [, tenantId, gatewayId] = /^t([1-9]\d{0,8})-g([1-9]\d{0,8})$/.exec(place) ?? [];
  return tenantId && gatewayId ? { tenantId: Number(tenantId), gatewayId: Number(gatewayId) } : null;
}
