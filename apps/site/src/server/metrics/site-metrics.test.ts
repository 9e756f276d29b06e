import { describe, expect, it } from 'vitest'
import { createSiteMetrics } from './site-metrics.ts'

describe('the metrics of a site', () => {
  it('are read anew each time', async () => {
    const metrics = createSiteMetrics(() => {})
    let waiting = 3
    metrics.add({
      name: 'vitrine_waiting',
      help: 'Things that wait.',
      type: 'gauge',
      labels: ['kind'],
      read: async () => [{ labels: { kind: 'mail' }, value: waiting }],
    })
    expect((await metrics.read()).text).toContain('vitrine_waiting{kind="mail"} 3')
    waiting = 2
    expect((await metrics.read()).text).toContain('vitrine_waiting{kind="mail"} 2')
  })

  it('have a counter as high as its reader says, however often it is read', async () => {
    const metrics = createSiteMetrics(() => {})
    metrics.add({ name: 'vitrine_sent_total', help: 'Sent.', type: 'counter', read: async () => [{ value: 7 }] })
    await metrics.read()
    expect((await metrics.read()).text).toContain('vitrine_sent_total 7')
  })

  it('are there without one that cannot be read', async () => {
    const errors: unknown[] = []
    const metrics = createSiteMetrics((error) => errors.push(error))
    metrics.add({
      name: 'vitrine_broken',
      help: 'Broken.',
      type: 'gauge',
      labels: ['kind'],
      read: async () => Promise.reject(new Error('The table is gone.')),
    })
    metrics.cacheHit()
    const { text } = await metrics.read()
    expect(text).toContain('vitrine_cache_hits_total 1')
    expect(text).not.toMatch(/^vitrine_broken/m)
    expect(errors).toEqual([new Error('The table is gone.')])
  })
})
