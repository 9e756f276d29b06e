import { beforeAll, expect, it } from 'vitest'
import type { AdminSite } from '../support/admin-site.ts'
import { ADMIN_ADDRESSES, API_ADDRESSES, SITE_ADDRESSES } from '../support/hostile/addresses.ts'
import { pick } from '../support/hostile/draw.ts'
import { drawRequest, written } from '../support/hostile/hostile-request.ts'
import type { KnownPaths } from '../support/hostile/paths.ts'
import { startMeter } from '../support/measured.ts'
import { type RawAnswer, sendRaw } from '../support/raw-request.ts'
import { inEachRound, patience } from '../support/rounds.ts'
import { shared } from '../support/shared.ts'
import { readSitemap, sitemapPaths } from '../support/sitemap.ts'

/** Requests of the property. */
const ROUNDS = 300

/** The site is asked most, since it has most to answer with. */
const ADDRESSES = [SITE_ADDRESSES, SITE_ADDRESSES, ADMIN_ADDRESSES, API_ADDRESSES]

/** A place in the code, as stacks name it. */
const STACK = /\n\s+at \S.*:\d+|node_modules/

let url: string
let pids: AdminSite['pids']
let known: KnownPaths

beforeAll(async () => {
  ;({ url, pids } = JSON.parse(await shared('admin')) as AdminSite)
  const home = await (await fetch(url)).text()
  const files = [...home.matchAll(/(?:src|href)="(\/(?:media|assets)\/[^"?]+)/g)].map(([, path]) => path ?? '')
  known = { pages: sitemapPaths(await readSitemap(url)), files: [...new Set(files)] }
})

/** An address that nobody has asked from yet, so that no limit stands before what is asked. */
const networkOf = (number: number) => `10.${(number >> 16) & 255}.${(number >> 8) & 255}.${number & 255}`

/** Problem of an answer, if it has one. */
function wrong({ status, body, hasEnded }: RawAnswer, isOwed: boolean): string | undefined {
  if (status === undefined) return isOwed ? 'no answer' : undefined
  if (!hasEnded) return `${status}, and then no end`
  if (status >= 500) return `${status}: ${body.slice(0, 200)}`
  return status >= 400 && STACK.test(body) ? `a stack: ${body.slice(0, 200)}` : undefined
}

/** A page that the site has at hand, on a connection of its own like every request of the property. */
const idle = () =>
  sendRaw(url, Buffer.from(`GET / HTTP/1.1\r\nHost: ${new URL(url).host}\r\nConnection: close\r\n\r\n`))

it('whatever a stranger sends to whichever address is answered, and never with 5xx', patience(), async ({ task }) => {
  const meter = await startMeter({ idle, pids })
  await inEachRound(ROUNDS, async ({ number, random }) => {
    await meter.beforeRound(number)
    const { host } = new URL(url)
    const drawn = drawRequest(random, { addresses: pick(random, ADDRESSES), known, host })
    const headers = [...drawn.headers, ['X-Forwarded-For', networkOf(number)] as const]
    const { title, bytes, breaksOff } = written(random, { ...drawn, headers })
    const answer = await sendRaw(url, bytes, { breaksOff })
    if (!breaksOff) meter.answered(title, answer.ms)
    expect(wrong(answer, !breaksOff), title).toBeUndefined()
  })
  await meter.finish(task)
})
