import { textGroup } from '@vitrine/kit/fields'
import type { Field } from 'payload'
import { describe, expect, it } from 'vitest'
import { defaultTexts, withTexts } from './default-texts.ts'

const texts = (name: string, defaults: Readonly<Record<string, string>>) =>
  textGroup({ name, label: false, defaults, labels: defaults })

describe('the texts that a document begins with', () => {
  it('stand where the fields do: in groups and named tabs, beside the rest elsewhere', () => {
    const fields: Field[] = [
      { type: 'row', fields: [texts('texts', { search: 'Search' })] },
      { type: 'collapsible', label: 'More', fields: [texts('more', { menu: 'Menu' })] },
      { type: 'group', name: 'comments', fields: [texts('texts', { close: 'Close' })] },
      {
        type: 'tabs',
        tabs: [
          { name: 'lightbox', label: 'Lightbox', fields: [texts('texts', { next: 'Next' })] },
          { label: 'Other', fields: [texts('other', { less: 'Less' })] },
        ],
      },
    ]
    expect(defaultTexts(fields)).toEqual({
      texts: { search: 'Search' },
      more: { menu: 'Menu' },
      comments: { texts: { close: 'Close' } },
      lightbox: { texts: { next: 'Next' } },
      other: { less: 'Less' },
    })
  })

  it('leave out what no visitor sees before an editor has written it', () =>
    expect(
      defaultTexts([
        { name: 'name', type: 'text', localized: true, admin: { placeholder: 'Halden & Rye' } },
        { name: 'count', type: 'number', defaultValue: 6 },
      ]),
    ).toEqual({}))

  it('fill in what a document does not say itself', () => {
    const data = { name: 'Halden & Rye', texts: { close: 'Shut' }, empty: '' }
    expect(withTexts(data, { name: 'Site', texts: { close: 'Close', open: 'Open' }, empty: 'More' })).toEqual({
      name: 'Halden & Rye',
      texts: { close: 'Shut', open: 'Open' },
      empty: '',
    })
  })
})
