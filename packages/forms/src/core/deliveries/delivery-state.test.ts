import { adminTextIn } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { deliveryStateLabel } from './delivery-state.ts'

const OPTIONS = [
  { value: 'sent', label: { en: 'Sent', de: 'Gesendet' } },
  { value: 'failed', label: { en: 'Given up', de: 'Aufgegeben' } },
]
const shown = (state: unknown, inOutbox: unknown, language: 'en' | 'de' = 'en') =>
  adminTextIn(deliveryStateLabel({ state, inOutbox }, OPTIONS), language)

describe('the state of a delivery', () => {
  it('is "Sent" for what a mail server took', () => expect(shown('sent', false)).toBe('Sent'))
  it('names the outbox folder for what no mail server got', () => {
    expect(shown('sent', true)).toBe('Written to the outbox folder: no mail server is set')
    expect(shown('sent', true, 'de')).toContain('kein Mailserver')
  })
  it('is that of the next try for what was written to the outbox folder before', () =>
    expect(shown('failed', true)).toBe('Given up'))
  it('is itself where it has no label', () => expect(shown('other', null)).toBe('other'))
})
