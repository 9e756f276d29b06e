import { describe, expect, it } from 'vitest'
import { mediaTypeOf, nameOfKind, UPLOAD_KINDS, uploadKind } from './upload-kinds.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const typeOf = (text: string) => uploadKind(bytes(text))?.mimeType

describe('what a file is', () => {
  it.each([
    ['\xff\xd8\xff\xe0', 'image/jpeg'],
    ['\x89PNG\r\n\x1a\n', 'image/png'],
    ['GIF89a', 'image/gif'],
    ['RIFF\x10\0\0\0WEBPVP8 ', 'image/webp'],
    ['\0\0\0\x1cftypavif', 'image/avif'],
    ['\0\0\0\x1cftypisom', 'video/mp4'],
    ['\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x84webm', 'video/webm'],
    ['ID3\x04', 'audio/mpeg'],
    ['\xff\xfb\x90\x64', 'audio/mpeg'],
    ['WEBVTT\n\n00:00.000', 'text/vtt'],
    ['%PDF-1.7', 'application/pdf'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      '<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY c "d"> ]>\n<svg>',
      'image/svg+xml',
    ],
  ])('follows from its bytes: %j', (begin, type) => expect(typeOf(begin)).toBe(type))

  it.each([
    ['a bitmap that is a script as well', 'BM/*\0\0*/=1;alert(1)'],
    ['a page', '<!DOCTYPE html><svg>'],
    ['a page with a drawing', '<html><svg></svg></html>'],
    ['another container of films', '\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'],
    ['a photograph that browsers do not show', '\0\0\0\x1cftypheic'],
    ['a text', 'WEBVTTX'],
    ['nothing', ''],
  ])('is nothing that may be uploaded: %s', (_, begin) => expect(typeOf(begin)).toBeUndefined())
})

describe('the name of a file', () => {
  const png = UPLOAD_KINDS[1]
  it.each([
    ['chair.png', 'chair.png'],
    ['chair.PNG', 'chair.PNG'],
    ['chair.js', 'chair.png'],
    ['chair.tar.html', 'chair.tar.png'],
    ['chair', 'chair.png'],
    ['chair.', 'chair.png'],
    ['.html', '.html.png'],
  ])('says what it is: %s', (name, expected) => expect(nameOfKind(name, png)).toBe(expected))
})

describe('the type that is answered', () => {
  it.each([
    ['chair.JPEG', 'image/jpeg'],
    ['film.webm', 'video/webm'],
  ])('is that of the kind: %s', (name, type) => expect(mediaTypeOf(name)).toBe(type))

  it.each(['p.js', 'p.html', 'p.xhtml', 'p.css', ''])('is none for %j', (name) =>
    expect(mediaTypeOf(name)).toBeUndefined())
})
