import { describe, expect, it } from 'vitest'
import { duplicatesCheck, honeypotCheck, linksCheck, timeTrapCheck } from './own-checks.ts'
import type { SpamCheck, Suspect } from './spam-check.ts'
import { createTimeStamps } from './time-stamps.ts'

const now = new Date('2025-03-14T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function verdict(check: SpamCheck, guard: Partial<Suspect['guard']>, more: Partial<Suspect> = {}) {
  const reason = await check({
    guard: { honeypot: false, refusesDuplicates: false, ...guard },
    texts: ['Hello'],
    trap: '',
    opened: '',
    tokens: {},
    fingerprint: 'Hello from 203.0.113.7',
    written: undefined,
    remoteAddress: '203.0.113.7',
    userAgent: 'x',
    url: '',
    now,
    ...more,
  })
  return reason?.cause
}

describe('the honeypot', () => {
  it('catches a filled honeypot', async () => {
    expect(await verdict(honeypotCheck, { honeypot: true }, { trap: 'x' })).toBe('honeypot')
    expect(await verdict(honeypotCheck, { honeypot: true }, { trap: '' })).toBeUndefined()
    expect(await verdict(honeypotCheck, {}, { trap: 'x' })).toBeUndefined()
  })
})

describe('the time trap', () => {
  const stamps = createTimeStamps('secret')
  const check = timeTrapCheck(stamps)
  const guard = { minSeconds: 3 }
  const opened = stamps.write(now)

  it('catches a form that was filled in too fast', async () => {
    expect(await verdict(check, guard, { opened, now: after(2) })).toBe('too fast')
    expect(await verdict(check, guard, { opened, now: after(4) })).toBeUndefined()
  })

  it('knows nothing when the clock has gone back', async () => {
    expect(await verdict(check, guard, { opened, now: after(-60) })).toBeUndefined()
  })

  it.each([1, 25, 49, 24 * 400])('lets pass a form that was open for %d hours', async (hours) => {
    expect(await verdict(check, guard, { opened, now: after(hours * 3600) })).toBeUndefined()
  })

  it('catches a time that was made up', async () => {
    expect(await verdict(check, guard, { now: after(9) })).toBe('no time stamp')
    const forged = createTimeStamps('other').write(now)
    expect(await verdict(check, guard, { opened: forged, now: after(9) })).toBe('no time stamp')
  })
})

describe('the limit of links', () => {
  it('counts those of all fields', async () => {
    const texts = ['See https://a.example', 'and HTTP://b.example']
    expect(await verdict(linksCheck, { maxLinks: 1 }, { texts })).toBe('too many links')
    expect(await verdict(linksCheck, { maxLinks: 2 }, { texts })).toBeUndefined()
    expect(await verdict(linksCheck, {}, { texts })).toBeUndefined()
  })
})

describe('duplicates', () => {
  it('are messages with the same fingerprint', async () => {
    const check = duplicatesCheck()
    const guard = { refusesDuplicates: true }
    expect(await verdict(check, guard)).toBeUndefined()
    expect(await verdict(check, guard)).toBe('duplicate')
    expect(await verdict(check, guard, { fingerprint: 'Another' })).toBeUndefined()
    expect(await verdict(check, {})).toBeUndefined()
  })
})
