/** The numbers of hosted Pusher Channels, so that nothing works here that would fail there. */
export const limits = {
  eventBytes: 10 * 1024,
  clientEventsPerSecond: 10,
  channelNameLength: 200,
  /** Ours: keeps one connection from filling the memory with channels. */
  channelsPerConnection: 100,
};
