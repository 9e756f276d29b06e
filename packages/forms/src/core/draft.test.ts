import { describe, expect, it } from 'vitest'
import { DRAFT_DAYS, type DraftField, draftVersion, isForgotten, readDraft, writeDraft } from './draft.ts'

const NOW = Date.UTC(2026, 4, 1)
const DAY = 86_400_000
const NAME: DraftField = { name: 'your-name', type: 'text', choice: '' }
const RED: DraftField = { name: 'colour', type: 'radio', choice: 'Red' }
const version = draftVersion([NAME, RED])

describe('a draft', () => {
  it('is found again by the same form', () => {
    const written = writeDraft({ 0: ['Ada'], 1: [] }, version, NOW) ?? ''
    expect(readDraft(written, version, NOW + DAY)).toEqual({ 0: ['Ada'], 1: [] })
  })

  it.each([
    ['a field more', [NAME, RED, NAME]],
    ['another order', [RED, NAME]],
    ['another name', [{ ...NAME, name: 'name' }, RED]],
    ['another kind', [{ ...NAME, type: 'email' }, RED]],
    ['another choice', [NAME, { ...RED, choice: 'Blue' }]],
  ])('is nothing to a form with %s', (_, fields) => {
    const written = writeDraft({ 0: ['Ada'] }, version, NOW) ?? ''
    expect(readDraft(written, draftVersion(fields), NOW)).toBeUndefined()
  })

  it('lasts for its days', () => {
    const written = writeDraft({ 0: ['Ada'] }, version, NOW) ?? ''
    expect(readDraft(written, version, NOW + DRAFT_DAYS * DAY)).toEqual({ 0: ['Ada'] })
    expect(readDraft(written, version, NOW + DRAFT_DAYS * DAY + 1)).toBeUndefined()
    expect(isForgotten(written, NOW + DRAFT_DAYS * DAY)).toBe(false)
    expect(isForgotten(written, NOW + DRAFT_DAYS * DAY + 1)).toBe(true)
  })

  it('from the future is dropped', () => {
    expect(readDraft(writeDraft({ 0: ['Ada'] }, version, NOW) ?? '', version, NOW - 1)).toBeUndefined()
  })

  it('that is too long is not stored', () => {
    expect(writeDraft({ 0: ['x'.repeat(99_000)] }, version, NOW)).toBeDefined()
    expect(writeDraft({ 0: ['x'.repeat(100_000)] }, version, NOW)).toBeUndefined()
  })

  it.each([
    null,
    '',
    'null',
    '[]',
    '7',
    '{"values":',
    `{"version":"${version}","keptAt":${NOW}}`,
    `{"version":"${version}","keptAt":${NOW},"values":{}}`,
    `{"version":"${version}","keptAt":${NOW},"values":{"0":"Ada","1":[7]}}`,
  ])('%j is none', (written) => expect(readDraft(written, version, NOW)).toBeUndefined())
})
