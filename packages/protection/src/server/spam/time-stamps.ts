import { createHmac, timingSafeEqual } from 'node:crypto'

/** Milliseconds for which a form that was opened may be sent: a day. */
const LIFETIME_MS = 86_400_000

/** Times that travel with a form and cannot be made up. */
export interface TimeStamps {
  write(now: Date): string
  /** Undefined for one that is not of this site, or older than a day. */
  read(stamp: string, now: Date): Date | undefined
}

export function createTimeStamps(secret: string): TimeStamps {
  const sign = (time: string) => createHmac('sha256', secret).update(`opened ${time}`).digest('base64url').slice(0, 22)
  return {
    write(now) {
      const time = now.getTime().toString(36)
      return `${time}.${sign(time)}`
    },
    read(stamp, now) {
      const [, time = '', given = ''] = /^([0-9a-z]{1,12})\.([\w-]{22})$/.exec(stamp) ?? []
      if (!given || !timingSafeEqual(Buffer.from(given), Buffer.from(sign(time)))) return undefined
      const written = new Date(Number.parseInt(time, 36))
      return now.getTime() - written.getTime() > LIFETIME_MS ? undefined : written
    },
  }
}
