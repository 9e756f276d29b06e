import { createHmac, timingSafeEqual } from 'node:crypto'

/**
 * Times that travel with a form and cannot be made up. They do not run out: tabs stay open for days and caches keep
 * pages, while a program that wants a newer time only has to ask for the page again.
 */
export interface TimeStamps {
  write(now: Date): string
  /** Undefined for one that is not of this site. */
  read(stamp: string): Date | undefined
}

export function createTimeStamps(secret: string): TimeStamps {
  const sign = (time: string) => createHmac('sha256', secret).update(`opened ${time}`).digest('base64url').slice(0, 22)
  return {
    write(now) {
      const time = now.getTime().toString(36)
      return `${time}.${sign(time)}`
    },
    read(stamp) {
      const [, time = '', given = ''] = /^([0-9a-z]{1,12})\.([\w-]{22})$/.exec(stamp) ?? []
      if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(time)))) return undefined
      return new Date(Number.parseInt(time, 36))
    },
  }
}
