import type Pusher from "pusher-js";

const changed = new WeakSet();

/**
 * Makes pusher-js drop what it sends on a WebSocket that is closing or closed. pusher-js sends in a later turn
 * than it checks the connection, and the browser reports such a message as an error on the console.
 */
export function sendOnlyWhileOpen({ Runtime }: Pick<typeof Pusher, "Runtime">): void {
  if (changed.has(Runtime)) return;
  changed.add(Runtime);
  const create = Runtime.createWebSocket.bind(Runtime);
  Runtime.createWebSocket = (url) => {
    const socket = create(url) as ReturnType<typeof create> & { readyState: number };
    const send = socket.send.bind(socket);
    socket.send = (payload) => {
      if (socket.readyState <= WebSocket.OPEN) send(payload);
    };
    return socket;
  };
}
