/** The limits of hosted Pusher Channels, so that nothing works here that would fail there. */
export const limits = {
  eventBytes: 10 * 1024,
  eventNameLength: 200,
  clientEventsPerSecond: 10,
  channelNameLength: 200,
  channelsPerPublish: 100,
  eventsPerBatch: 10,
  membersPerChannel: 100,
  memberIdLength: 128,
  memberInfoBytes: 1024,
  /** A cache channel remembers its last event for so long. */
  cachedForMs: 30 * 60_000,
  /** Above this many subscribers their number is sent at intervals instead of at each change. */
  subscribersCountedAtOnce: 100,
  /** How far the clock of a program that publishes may be off, in seconds. */
  signatureSeconds: 600,
  /** Ours: keeps one connection from filling the memory with channels. */
  channelsPerConnection: 100,
  /** Ours: how long members whose connections were ended to fetch anew have to come back, in ms; pusher-js waits for a second. */
  returnMs: 8_000,
  /** Ours: so many cache channels are remembered, the newest. */
  cachedChannels: 1_000,
};
