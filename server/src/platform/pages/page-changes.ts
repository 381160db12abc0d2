import pg from "pg";

type PageChanges = {
  /** Called with the clinic whose pages have changed; null: perhaps all, because announcements may have been missed. */
  onChange: (tenantId: number | null) => void;
  /** Called when cached clinics may be stale: settings, colours, host names. */
  onClinics: () => void;
  report: (error: Error) => void;
};

/** What migration 0083 announces. */
const clinics = "clinics";
/** After so long a lost connection is tried again, in ms. Until then pages only grow old as they always do. */
const pause = 1_000;

/**
 * Listens to changes by any process (migrations 0078 and 0083), to invalidate cached pages. Uses its own
 * connection; when it is lost, or fails at the start, it reports the error and reconnects every second. After each
 * connection and loss everything counts as changed. Returns a function that stops it.
 */
export async function followPageChanges(
  connection: pg.ClientConfig,
  { onChange, onClinics, report }: PageChanges,
): Promise<() => Promise<void>> {
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const missed = () => {
    onClinics();
    onChange(null);
  };
  const listen = async () => {
    const next = new pg.Client({ ...connection, keepAlive: true });
    let isLost = false;
    const lose = (error?: Error) => {
      if (isOver || isLost) return;
      isLost = true;
      if (error) report(error);
      missed();
      next.end().catch(() => {});
      timer = setTimeout(() => void listen(), pause);
    };
    next.on("error", lose).on("end", () => lose());
    next.on("notification", ({ payload }) =>
      payload === clinics ? onClinics() : onChange(tenantIn(payload)),
    );
    try {
      await next.connect();
      await next.query("listen public_pages");
      client = next;
      missed();
    } catch (error) {
      lose(error instanceof Error ? error : new Error(String(error)));
    }
  };
  await listen();
  return async () => {
    isOver = true;
    clearTimeout(timer);
    await client?.end().catch(() => {});
  };
}

function tenantIn(payload: string | undefined): number | null {
  return /^\d{1,9}$/.test(payload ?? "") ? Number(payload) : null;
}
