import { expect, it } from 'vitest'
import { collectionName } from '../../core/report/collection-names.ts'
import { documentText } from './document-text.ts'

const textOf = (line: { readonly key: string; readonly title: string; readonly collection?: string }) =>
  documentText({ collection: 'media', message: 'The file is no PDF.', ...line }, collectionName)

it('a document is named by its title', () => {
  expect(textOf({ key: 'item:17', title: 'prices.pdf' })).toMatchObject({
    en: 'Media “prices.pdf”: The file is no PDF.',
    de: 'Medien „prices.pdf“: The file is no PDF.',
  })
})

it('a document without a title is named by its number on the old site, and else by its collection', () => {
  expect(textOf({ key: 'item:17', title: '' }).en).toBe('Media, number 17: The file is no PDF.')
  expect(textOf({ key: 'global:site', collection: 'global:site', title: '' }).en).toBe(
    'Settings, Site: The file is no PDF.',
  )
})
