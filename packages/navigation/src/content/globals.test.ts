import type { Field, GlobalConfig } from 'payload'
import { describe, expect, it } from 'vitest'
import { FOOTER_TEXTS } from '../core/footer.ts'
import { HEADER_TEXTS } from '../core/header.ts'
import { footer } from './footer.ts'
import { header } from './header.ts'

/** Every field at whatever depth. */
const within = (fields: readonly Field[]): Field[] =>
  fields.flatMap((field) => [field, ...('fields' in field ? within(field.fields) : [])])

const names = ({ fields }: GlobalConfig) => within(fields).flatMap((field) => ('name' in field ? [field.name] : []))

describe.each([header, footer])('the global $slug', (global) => {
  it('translates every text that visitors read; an address is none', () => {
    const texts = within(global.fields).filter((field) => field.type === 'text' && field.name !== 'url')
    expect(texts.length).toBeGreaterThan(0)
    expect(texts.filter((field) => !('localized' in field && field.localized))).toEqual([])
  })
  it('is marked as visible to visitors, for the page cache', () =>
    expect(global.custom).toEqual({ visitorVisible: true }))
  it('is a part of the design for the table of rights', () =>
    expect(global.access?.update).toHaveProperty('area', { slug: global.slug, kind: 'design' }))
})

it('offers every small text of the header', () =>
  expect(names(header)).toEqual(expect.arrayContaining(Object.keys(HEADER_TEXTS))))
it('offers every small text of the footer', () =>
  expect(names(footer)).toEqual(expect.arrayContaining(Object.keys(FOOTER_TEXTS))))
