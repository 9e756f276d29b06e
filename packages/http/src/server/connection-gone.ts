import type { IncomingMessage } from 'node:http'

/** HTTP status of an answer that never arrives, since its sender has left: the number that nginx logs for it. */
export const SENDER_LEFT = 499

/** True once the sender of a request has closed its connection: no answer arrives, and what fails then is no fault. */
export function isGone({ socket }: Pick<IncomingMessage, 'socket'>): boolean {
  return socket.destroyed || socket.writableEnded
}
