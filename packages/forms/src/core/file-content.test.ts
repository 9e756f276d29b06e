import { describe, expect, it } from 'vitest'
import { contentKind } from './content-kind.ts'
import { isDisguised } from './file-content.ts'

const bytes = (...parts: readonly (string | readonly number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...part].map((c) => c.charCodeAt(0)) : part)))

const PROGRAM = bytes('MZ', [0x90, 0, 3, 0, 0, 0])
const PNG = bytes([0x89], 'PNG', [13, 10, 26, 10], 'IHDR')
const ZIP = bytes('PK', [3, 4, 20, 0])
const OLE = bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])

const isRefused = (name: string, head: Uint8Array, { type = '', accept = ['.pdf', '.docx', '.txt', 'image/*'] } = {}) =>
  isDisguised({ name, declaredType: type, content: contentKind(head) }, accept)

describe('what a file is', () => {
  it.each([
    ['a program of Windows', PROGRAM, 'program'],
    ['a program of Linux', bytes([0x7f], 'ELF'), 'program'],
    ['a script of a shell', bytes('#!/bin/sh\n'), 'script'],
    ['a script of a server', bytes('\n<?php echo 1;'), 'script'],
    ['a page', bytes([0xef, 0xbb, 0xbf], ' <!DOCTYPE html><p>'), 'html'],
    ['a PDF', bytes('%PDF-1.7'), 'pdf'],
    ['a PDF after other words', bytes('HTTP says hello\n%PDF-1.4'), 'pdf'],
    ['a PNG', PNG, 'png'],
    ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'jpeg'],
    ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBP'), 'webp'],
    ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif'), 'heif'],
    ['an MP4', bytes([0, 0, 0, 32], 'ftypisom'), 'iso-media'],
    ['an MP3 with a title', bytes('ID3'), 'mpeg-audio'],
    ['an MP3 without', bytes([0xff, 0xfb, 0x90]), 'mpeg-audio'],
    ['a container of office programs', OLE, 'ole'],
    ['a ZIP', ZIP, 'zip'],
    ['a tar archive', bytes('a.txt', Array(252).fill(0), 'ustar'), 'tar'],
    ['bytes that nothing tells', bytes([1, 0, 2]), 'binary'],
    ['words', bytes('MZ is how Mainz calls its paper.'), undefined],
    ['words of two bytes each', bytes([0xff, 0xfe], 'h', [0], 'i', [0]), undefined],
    ['nothing', bytes(), undefined],
  ])('tells %s', (_, head, kind) => expect(contentKind(head)).toBe(kind))
})

describe('a file that is not what its name says', () => {
  it.each([
    ['a program', 'offer.pdf', PROGRAM],
    ['a page', 'photo.jpg', bytes('<html><script>')],
    ['an archive', 'offer.pdf', ZIP],
    ['a picture', 'offer.pdf', PNG],
    ['a program among texts', 'notes.txt', PROGRAM],
    ['bytes among texts', 'notes.txt', bytes('ab', [0, 1])],
    ['an archive among pictures', 'photo.png', ZIP],
  ])('is refused: %s called %s', (_, name, head) => expect(isRefused(name, head)).toBe(true))

  it.each([
    ['a PDF', 'offer.PDF', bytes('%PDF-1.7')],
    ['a docx', 'offer.docx', ZIP],
    ['a docx with a password', 'offer.docx', OLE],
    ['a page as text', 'notes.txt', bytes('<!doctype html>')],
    ['what has no mark', 'photo.jpg', bytes('x')],
    ['an empty file', 'photo.jpg', bytes()],
    ['a suffix that nobody knows', 'model.step', PROGRAM],
  ])('is not seen in %s', (_, name, head) => expect(isRefused(name, head)).toBe(false))

  it('may be a picture of another type, if the field takes that too', () => {
    expect(isRefused('photo.jpg', PNG)).toBe(false)
    expect(isRefused('photo.jpg', PNG, { accept: ['.jpg'] })).toBe(true)
  })

  it.each([
    ['image/vnd.adobe.photoshop', 'layout.psd', bytes('8BPS')],
    ['image/x-photoshop', 'layout.psd', bytes('8BPS')],
    ['image/x-xcf', 'layout.xcf', bytes('gimp xcf v011')],
    ['image/pdf', 'offer.pdf', bytes('%PDF-1.7')],
    ['application/vnd.ms-excel', 'list.csv', bytes('Gr', [0xf6, 0xdf], 'e;1')],
  ])('is not seen in a file that browsers declare as %s', (type, name, head) =>
    expect(isRefused(name, head, { type, accept: ['.psd', '.xcf', '.pdf', '.csv'] })).toBe(false))

  it('is a PNG called .psd, whatever its type', () =>
    expect(isRefused('layout.psd', PNG, { type: 'image/vnd.adobe.photoshop', accept: ['.psd'] })).toBe(true))

  it('is recognised by a type of another family', () => {
    expect(isRefused('offer.pdf', bytes('x'), { type: 'image/png' })).toBe(true)
    expect(isRefused('offer.pdf', bytes('x'), { type: 'application/x-download' })).toBe(false)
    expect(isRefused('photo.png', PNG, { type: 'application/octet-stream' })).toBe(false)
    expect(isRefused('talk.ogg', bytes('OggS'), { type: 'video/ogg', accept: ['audio/*'] })).toBe(false)
  })
})
