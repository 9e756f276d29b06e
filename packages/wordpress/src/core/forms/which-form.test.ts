import { describe, expect, it } from 'vitest'
import { refTo } from '../source/source-key.ts'
import type { FormIdentity } from './form-source.ts'
import { formFor } from './which-form.ts'

const form = (id: number, more: Partial<FormIdentity> = {}): FormIdentity => ({
  ref: refTo(`item:${id}`),
  id,
  title: `Form ${id}`,
  slug: `form-${id}`,
  ...more,
})

const forms = [
  form(12, { hash: '1234567abcdef00d', title: 'Contact' }),
  form(1234567, { title: 'Booking' }),
  form(9, { title: 'Contact', unitId: 3 }),
]

describe('the form that a shortcode means', () => {
  it('is the one whose hash begins so', () => expect(formFor({ id: '1234567a' }, forms)).toEqual(refTo('item:12')))
  it('is found by a hash of digits before an id', () =>
    expect(formFor({ id: '1234567' }, forms)).toEqual(refTo('item:12')))
  it('is found by the hash of a block', () =>
    expect(formFor({ id: '9', hash: '1234567' }, forms)).toEqual(refTo('item:12')))
  it('needs seven digits of a hash', () => expect(formFor({ id: '123456' }, forms)).toBeUndefined())
  it('is found by its id', () => expect(formFor({ id: '9', title: 'Booking' }, forms)).toEqual(refTo('item:9')))
  it('is found by its title when its id leads nowhere', () =>
    expect(formFor({ id: '77', title: 'Booking' }, forms)).toEqual(refTo('item:1234567')))
  it('is the oldest of several with one title', () =>
    expect(formFor({ title: 'Contact' }, forms)).toEqual(refTo('item:9')))
  it('is found by the number of old versions', () =>
    expect(formFor({ 0: '3', 1: 'Old' }, forms)).toEqual(refTo('item:9')))
  it('is none when nothing fits', () => expect(formFor({ id: 'zz', title: '' }, forms)).toBeUndefined())
})
