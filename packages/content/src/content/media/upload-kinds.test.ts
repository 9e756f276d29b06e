import { describe, expect, it } from 'vitest'
import { isDownload, isHeic, mediaTypeOf, nameOfKind, UPLOAD_KINDS, uploadKind } from './upload-kinds.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const typeOf = (text: string, name?: string) => uploadKind(bytes(text), name)?.mimeType

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
    ['OggS\0', 'audio/ogg'],
    ['RIFF\x10\0\0\0WAVEfmt ', 'audio/wav'],
    ['\0\0\0\x1cftypM4A ', 'audio/mp4'],
    ['fLaC\0', 'audio/flac'],
    ['PK\x03\x04\x14', 'application/zip'],
    ['PK\x05\x06\0', 'application/zip'],
    ['{\\rtf1', 'application/rtf'],
    ['BEGIN:VCALENDAR\r\n', 'text/calendar'],
    ['<svg xmlns="http://www.w3.org/2000/svg"/>', 'image/svg+xml'],
    [
      '<?xml version="1.0"?>\n<!-- drawn -->\n<!DOCTYPE svg PUBLIC "a" "b" [ <!ENTITY c "d"> ]>\n<svg>',
      'image/svg+xml',
    ],
  ])('follows from its bytes: %j', (begin, type) => expect(typeOf(begin)).toBe(type))

  it.each([
    ['PK\x03\x04', 'a.docx', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
    ['PK\x03\x04', 'a.ODS', 'application/vnd.oasis.opendocument.spreadsheet'],
    ['PK\x03\x04', 'a.jar', 'application/zip'],
    ['PK\x03\x04', 'a.doc', 'application/zip'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a.xls', 'application/vnd.ms-excel'],
    ['\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1', 'a.msi', undefined],
    ['Oak;Ash\r\n1;2', 'a.csv', 'text/csv'],
    ['Grüße', 'a.txt', 'text/plain'],
    ['alert(1)', 'a.js', undefined],
    ['a\0b', 'a.txt', undefined],
    ['%PDF-1.7', 'a.txt', 'text/plain'],
  ])('of kinds that begin alike is the one that it is named like: %j %s', (begin, name, type) =>
    expect(typeOf(begin, name)).toBe(type))

  it.each([
    ['a bitmap that is a script as well', 'BM/*\0\0*/=1;alert(1)'],
    ['a page', '<!DOCTYPE html><svg>'],
    ['a page with a drawing', '<html><svg></svg></html>'],
    ['another container of films', '\x1a\x45\xdf\xa3\x9fB\x86\x81\x01B\x82\x88matroska'],
    ['a photograph that browsers do not show', '\0\0\0\x1cftypheic'],
    ['a film of Ogg', 'OggS\0\x02\0\0\0\0\0\0\0\0\x80theora'],
    ['a text', 'WEBVTTX'],
    ['nothing', ''],
  ])('is nothing that may be uploaded: %s', (_, begin) => expect(typeOf(begin)).toBeUndefined())
})

it.each([
  ['\0\0\0\x18ftypheic', true],
  ['\0\0\0\x18ftypmif1', true],
  ['\0\0\0\x1cftypavif', false],
  ['\xff\xd8\xff\xe0', false],
])('a photo of an iPhone begins with %j: %j', (begin, expected) => expect(isHeic(bytes(begin))).toBe(expected))

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

  it.each([
    ['a.zip', true],
    ['a.DOCX', true],
    ['a.txt', true],
    ['a.pdf', false],
    ['a.mp3', false],
    ['a.svg', false],
  ])('of %s says whether it is saved: %j', (name, saved) => expect(isDownload(name)).toBe(saved))

  it.each(['p.js', 'p.html', 'p.xhtml', 'p.css', ''])('is none for %j', (name) =>
    expect(mediaTypeOf(name)).toBeUndefined())
})
