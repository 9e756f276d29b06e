import { describe, expect, it } from 'vitest'
import { parseAdditionalSettings } from '../../core/additional-settings.ts'
import type { ContactForm } from '../../core/form.ts'
import { parseGuard } from '../../core/form-guard.ts'
import { HONEYPOT_NAME, OPENED_NAME } from '../../core/traps.ts'
import { duplicatesCheck, honeypotCheck, linksCheck, timeTrapCheck } from './own-checks.ts'
import type { SpamCheck } from './spam-check.ts'
import { createTimeStamps } from './time-stamps.ts'

const now = new Date('2025-03-14T12:00:00Z')
const after = (seconds: number) => new Date(now.getTime() + seconds * 1000)

async function verdict(
  check: SpamCheck,
  settings: string,
  more: { entries?: [string, string][]; text?: string; at?: Date } = {},
) {
  const { entries = [], text = 'Hello', at = now } = more
  const guard = parseGuard(undefined, parseAdditionalSettings(settings))
  const reason = await check({
    form: { id: 1, tags: [], guard } as unknown as ContactForm,
    entries,
    submitted: { a: text },
    circumstances: { unitTag: 'u', remoteAddress: '203.0.113.7', userAgent: 'x', url: '', now: at },
  })
  return reason?.cause
}

describe('the honeypot', () => {
  it('catches what fills in a field that nobody sees', async () => {
    expect(await verdict(honeypotCheck, 'honeypot: on', { entries: [[HONEYPOT_NAME, 'x']] })).toBe('honeypot')
    expect(await verdict(honeypotCheck, 'honeypot: on', { entries: [[HONEYPOT_NAME, '']] })).toBeUndefined()
    expect(await verdict(honeypotCheck, '', { entries: [[HONEYPOT_NAME, 'x']] })).toBeUndefined()
  })
})

describe('the time trap', () => {
  const stamps = createTimeStamps('secret')
  const check = timeTrapCheck(stamps)
  const opened = (): [string, string][] => [[OPENED_NAME, stamps.write(now)]]

  it('catches what is faster than anybody types', async () => {
    expect(await verdict(check, 'time_trap: 3', { entries: opened(), at: after(2) })).toBe('too fast')
    expect(await verdict(check, 'time_trap: 3', { entries: opened(), at: after(4) })).toBeUndefined()
  })

  it('knows nothing when the clock has gone back', async () => {
    expect(await verdict(check, 'time_trap: 3', { entries: opened(), at: after(-60) })).toBeUndefined()
  })

  it('catches a time that was made up', async () => {
    expect(await verdict(check, 'time_trap: 3', { at: after(9) })).toBe('no time stamp')
    const forged: [string, string][] = [[OPENED_NAME, createTimeStamps('other').write(now)]]
    expect(await verdict(check, 'time_trap: 3', { entries: forged, at: after(9) })).toBe('no time stamp')
  })
})

describe('the limit of links', () => {
  it('counts those of all fields', async () => {
    const text = 'See https://a.example and HTTP://b.example'
    expect(await verdict(linksCheck, 'max_links: 1', { text })).toBe('too many links')
    expect(await verdict(linksCheck, 'max_links: 2', { text })).toBeUndefined()
    expect(await verdict(linksCheck, '', { text })).toBeUndefined()
  })
})

describe('duplicates', () => {
  it('are the same message from the same address', async () => {
    const check = duplicatesCheck('secret')
    expect(await verdict(check, 'no_duplicates: on')).toBeUndefined()
    expect(await verdict(check, 'no_duplicates: on')).toBe('duplicate')
    expect(await verdict(check, 'no_duplicates: on', { text: 'Another' })).toBeUndefined()
    expect(await verdict(check, '')).toBeUndefined()
  })
})
