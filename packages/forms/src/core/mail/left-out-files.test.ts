import { describe, expect, it } from 'vitest'
import { withLeftOutFiles, withUnstoredFiles } from './left-out-files.ts'

const mail = { from: 'a@b.co', to: 'a@b.co', subject: 'S', headers: [], text: 'Hi', attachments: ['plan'] }
const files = [{ name: 'plan & more.zip', size: 99_000_000 }]

describe('a mail without files that are too large for it', () => {
  it('is as it is when all of them fit', () => expect(withLeftOutFiles(mail, [], 'https://x.zz/1')).toBe(mail))
  it('names them, and where they are', () =>
    expect(withLeftOutFiles(mail, files, 'https://x.zz/1')).toMatchObject({
      text: 'Hi\n\nToo large for this mail: plan & more.zip (99 MB). The message has it all: https://x.zz/1\n',
      omissions: ['Too large for this mail: plan & more.zip (99 MB).'],
    }))
  it('names them to a visitor without the address of the admin', () =>
    expect(withLeftOutFiles(mail, files, undefined).text).toBe(
      'Hi\n\nToo large for this mail: plan & more.zip (99 MB).\n',
    ))
  it.each([
    ['<html><body><p>Hi</p></body></html>', '<html><body><p>Hi</p><p>Too large'],
    ['<p>Hi</p>', '<p>Hi</p>\n<p>Too large'],
  ])('names them in HTML: %s', (html, start) => {
    const { html: written = '' } = withLeftOutFiles({ ...mail, html }, files, undefined)
    expect(written.startsWith(start)).toBe(true)
    expect(written).toContain('plan &amp; more.zip')
  })
})

describe('a mail without files that were not stored', () => {
  it('is as it is when all of them were', () => expect(withUnstoredFiles(mail, [])).toBe(mail))
  it('names them', () =>
    expect(withUnstoredFiles(mail, files)).toMatchObject({
      text: 'Hi\n\nNot stored while the message was held as spam: plan & more.zip (99 MB).\n',
      omissions: ['Not stored while the message was held as spam: plan & more.zip (99 MB).'],
    }))
})
