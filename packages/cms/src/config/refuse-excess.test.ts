import { MAX_BLOCKS } from '@vitrine/content/core'
import { describe, expect, it } from 'vitest'
import { refuseExcess, refuseExcessOfQuestion } from './refuse-excess.ts'

const blocks = (count: number) => Array.from({ length: count }, () => ({ blockType: 'separator' }))

describe('a document', () => {
  it('is refused with more blocks than it may hold, in the language of the person who sent it', () => {
    const data = { layout: blocks(MAX_BLOCKS + 1) }
    const inGerman = { i18n: { language: 'de' } }
    expect(() => refuseExcess({ data }, inGerman)).toThrow(/mehr als .* Blöcke/)
    expect(() => refuseExcess({ data }, {})).toThrow(expect.objectContaining({ status: 413, isPublic: true }))
  })

  it.each([{}, { data: undefined }, { data: { layout: blocks(MAX_BLOCKS) } }])('is taken (%#)', (args) =>
    expect(() => refuseExcess(args, {})).not.toThrow())
})

describe('a question of the admin for the state of a form', () => {
  const state = (count: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, row) => [`layout.${row}.blockType`, { value: 'separator' }]))

  it.each([
    ['data', { collectionSlug: 'posts', data: { layout: blocks(MAX_BLOCKS + 1) } }],
    ['fields by their paths', { collectionSlug: 'posts', formState: state(MAX_BLOCKS + 1) }],
    ['fields of the document around', { documentFormState: state(MAX_BLOCKS + 1), formState: {} }],
  ])('is refused with too many blocks in its %s', (_, args) =>
    expect(refuseExcessOfQuestion(args)).toEqual({ errors: [{ message: expect.stringContaining('blocks') }] }))

  it.each([
    undefined,
    'text',
    { name: null },
    { data: { layout: blocks(MAX_BLOCKS) }, formState: state(MAX_BLOCKS) },
  ])('is answered within the limits (%#)', (args) => expect(refuseExcessOfQuestion(args)).toBeUndefined())
})
