import { describe, expect, it } from 'vitest'
import { pageStatusClass, statusClass } from './status.ts'

describe('the class of a status', () => {
  it.each([
    ['mail_sent', 'sent'],
    ['payment_required', 'payment-required'],
    ['invalid', 'invalid'],
  ])('is that of the protocol, by script and without: %s', (status, name) =>
    expect([statusClass(status), pageStatusClass(status)]).toEqual([name, name]))

  it.each([
    ['queued', 'custom-queued', 'custom-queued'],
    ['on_hold', 'custom-on-hold', 'custom-on-hold'],
    ['on_hold_until_monday', 'custom-on-hold_until_monday', 'custom-on-hold-until-monday'],
    ['on__hold_', 'custom-on-hold_', 'custom-on-hold-'],
  ])('of an extension is custom: %s', (status, byScript, onPage) =>
    expect([statusClass(status), pageStatusClass(status)]).toEqual([byScript, onPage]))
})
