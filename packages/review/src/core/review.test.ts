import { describe, expect, it } from 'vitest'
import { parseColleagues, parseNotes } from './block-note.ts'
import { documentKey, parseDocumentKey } from './document-key.ts'
import { parseReview } from './review.ts'
import { approvedMail, mentionMail, returnedMail } from './review-mails.ts'

describe('the name of a document', () => {
  it('leads back to it', () => {
    expect(parseDocumentKey(documentKey({ collection: 'pages', id: 12 }))).toEqual({ collection: 'pages', id: 12 })
  })
  it.each(['pages', 'pages/', 'pages/0', 'pages/1e3', '../1', 'pages/12/', 7])('is not %j', (key) =>
    expect(parseDocumentKey(key)).toBeUndefined())
})

describe('mails', () => {
  const context = {
    siteUrl: 'https://example.com',
    title: 'Prices\nand more',
    document: { collection: 'pages', id: 3 },
    by: 'Ada',
  }
  it('have the words, a subject of one line and a link to the form', () => {
    const mail = mentionMail(context, 'Is that still right?')
    expect(mail.subject).toEqual({
      en: 'Ada wrote a note for you: Prices and more',
      de: 'Ada hat eine Notiz für Sie geschrieben: Prices and more',
    })
    for (const text of Object.values(mail.text)) {
      expect(text).toContain('Is that still right?')
      expect(text).toContain('https://example.com/admin/collections/pages/3')
    }
  })
  it('say what has come of a review', () => {
    expect(approvedMail(context).subject).toEqual({
      en: 'Published: Prices and more',
      de: 'Veröffentlicht: Prices and more',
    })
    expect(returnedMail(context, 'Too long.').text.en).toContain('sent “Prices\nand more” back:\n\nToo long.')
  })
})

describe('what the server answers', () => {
  it('is read as notes, without what is none', () => {
    const note = {
      id: 1,
      block: 'b',
      words: 'Hm',
      author: 4,
      authorName: 'Ada',
      resolved: true,
      createdAt: '2026-01-01',
    }
    expect(parseNotes({ docs: [note, { id: 2 }, 'x'] })).toEqual([
      { id: 1, block: 'b', words: 'Hm', author: 'Ada', authorId: 4, isResolved: true, writtenAt: '2026-01-01' },
    ])
    expect(parseNotes(undefined)).toEqual([])
  })
  it('is read as a review, and as colleagues', () => {
    const docs = [{ state: 'returned', askedName: 'Bo', words: 'Too long.' }]
    expect(parseReview({ docs })).toEqual({ state: 'returned', askedBy: 'Bo', words: 'Too long.' })
    expect(parseReview({ docs: [{ state: 'else' }] })).toBeUndefined()
    expect(parseColleagues([{ id: 1, name: 'Ada' }, { id: 'x' }])).toEqual([{ id: 1, name: 'Ada' }])
  })
})
