import type { PayloadRequest } from 'payload'
import { describe, expect, it } from 'vitest'
import { sayOutsideFaults } from './outside-answers.ts'

const withCode = (code: string) => Object.assign(new Error('select * from users'), { code })

function answerTo(error: Error, language = 'en') {
  const req = { i18n: { language } } as PayloadRequest
  return { answer: sayOutsideFaults({ error, context: {}, req, result: { errors: [] } }), headers: req.responseHeaders }
}

describe('the API', () => {
  it.each([
    ['SQLITE_BUSY', 503, 'database_busy', 'The database is busy. Nothing was lost: try again.'],
    ['55P03', 503, 'database_busy', 'The database is busy. Nothing was lost: try again.'],
    ['ECONNREFUSED', 503, 'database_away', 'The database does not answer. Nothing was lost: try again.'],
    ['SQLITE_FULL', 507, 'disk_full', expect.stringContaining('The disk is full, so this was not saved.')],
  ])('answers %s with %s, %s and its sentence', (code, status, name, message) =>
    expect(answerTo(new Error('Failed query', { cause: withCode(code) })).answer).toEqual({
      status,
      response: { code: name, errors: [{ message }] },
    }))

  it('says it in the language of who asks', () =>
    expect(answerTo(withCode('SQLITE_BUSY'), 'de').answer).toMatchObject({
      response: {
        errors: [{ message: 'Die Datenbank ist beschäftigt. Nichts ist verloren: Versuchen Sie es noch einmal.' }],
      },
    }))

  it('says when to ask again', () => expect(answerTo(withCode('SQLITE_BUSY')).headers?.get('retry-after')).toBe('5'))

  it('leaves every other error as it is', () =>
    expect(answerTo(new TypeError('x is undefined'))).toEqual({ answer: undefined, headers: undefined }))
})
