import { describe, expect, it } from 'vitest'
import type { QueueState } from '../store/queue-state.ts'
import { queueFindings } from './queue-findings.ts'

const NOW = new Date('2026-11-25T12:00:00Z')
const state = (change: Partial<QueueState>): QueueState => ({
  kind: 'mail',
  waiting: 0,
  oldest: undefined,
  failed: 0,
  lastError: undefined,
  ...change,
})
const findingsFor = (change: Partial<QueueState>) => queueFindings([state(change)], NOW)

describe('what an owner is told of deliveries', () => {
  it('is that mails are on their way', () => {
    expect(findingsFor({})).toEqual([
      {
        title: { en: 'Mails', de: 'E-Mails' },
        state: 'good',
        text: { en: 'Nothing waits to be sent.', de: 'Nichts wartet darauf, gesendet zu werden.' },
      },
    ])
    expect(findingsFor({ waiting: 2, oldest: new Date('2026-11-25T11:59:00Z') })).toMatchObject([{ state: 'good' }])
  })

  it('is that they have waited for long', () =>
    expect(findingsFor({ waiting: 2, oldest: new Date('2026-11-25T11:30:00Z') })).toMatchObject([
      { state: 'attention', text: { en: '2 wait, the oldest for 30 minutes: whoever takes them does not answer.' } },
    ]))

  it('is that some were given up, and leads there', () =>
    expect(findingsFor({ failed: 1 })).toMatchObject([
      {
        state: 'broken',
        text: {
          en: expect.stringMatching(/^1 could not be delivered and was given up/),
          de: expect.stringMatching(/^1 konnte nicht zugestellt werden und wurde aufgegeben/),
        },
        href: expect.any(String),
      },
    ]))

  it('is the step that the mail server refused, as soon as it has', () => {
    const lastError = 'The mail server refused the greeting. (EHLO)\nIt said: 421 no'
    const shown = 'The mail server refused the greeting. (EHLO) It said: 421 no'
    for (const change of [{ waiting: 1, oldest: NOW }, { waiting: 1, oldest: new Date(0) }, { failed: 1 }]) {
      const [found] = findingsFor({ ...change, lastError })
      expect(found?.text.en).toMatch(/\. Last error: /)
      expect(found?.text.en).toContain(shown)
      expect(found?.text.de).toContain(`Letzter Fehler: ${shown}`)
    }
    expect(findingsFor({ failed: 1, lastError: 'x'.repeat(900) })[0]?.text.en.length).toBeLessThan(500)
  })

  it('is nothing of webhooks and purges while there are none', () => {
    expect(findingsFor({ kind: 'webhook' })).toEqual([])
    expect(findingsFor({ kind: 'purge', failed: 3 })).toMatchObject([
      { title: { en: 'Purges of the CDN' }, state: 'broken' },
    ])
  })
})
