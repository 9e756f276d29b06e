import { randomUUID } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Settings } from '@vitrine/cms/settings'

/** Header in which proxies give a request its id, and in which an answer that failed names it. */
export const REQUEST_ID_HEADER = 'x-request-id'

/** Characters of an id that is made here: few enough to be read out on the telephone. */
const ID_LENGTH = 12

/** Ids of proxies that are taken over: they are written to the log and shown on a page. */
const FOREIGN_ID = /^[\w.-]{1,64}$/

/** Gives a request its id: that of a trusted proxy, or a random one. */
export function requestIds(trustProxy: Settings['trustProxy']): (request: Pick<IncomingMessage, 'headers'>) => string {
  return ({ headers }) => {
    const given = trustProxy === false ? undefined : headers[REQUEST_ID_HEADER]
    return typeof given === 'string' && FOREIGN_ID.test(given)
      ? given
      : randomUUID().replaceAll('-', '').slice(0, ID_LENGTH)
  }
}
