import { describe, expect, it } from 'vitest'
import { bytesOfData, parsePastedImage } from './pasted-image.ts'

const base64 = (text: string) => Buffer.from(text).toString('base64')

describe('an image whose bytes stand in its address', () => {
  it.each([
    [`data:image/png;base64,${base64('png')}`, 'png'],
    [`data:image/JPG;base64,${base64('jpeg')}`, 'jpg'],
    [`data:image/svg+xml,${encodeURIComponent('<svg><circle r="1"/></svg>')}`, 'svg'],
  ])('%s has a kind and an ending', (address, ending) =>
    expect(parsePastedImage(address)).toMatchObject({ ending, isPlaceholder: false }))

  it.each([
    'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==',
    `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 3 2"></svg>')}`,
  ])('is a placeholder where it shows nothing: %s', (address) =>
    expect(parsePastedImage(address)).toMatchObject({ isPlaceholder: true }))

  it.each([
    'data:text/html,<p>',
    'data:image/bmp;base64,xx',
    'https://old.example/a.png',
    '',
  ])('is none in %j', (address) => expect(parsePastedImage(address)).toBeUndefined())
})

describe('the bytes of an address', () => {
  it.each([
    [`data:image/png;base64,${base64('bytes')}`],
    [` data:image/png;base64,\n${base64('bytes').slice(0, 4)}\r\n ${base64('bytes').slice(4)}`],
    ['data:image/png,by%74es'],
  ])('are read in %j', (address) => expect(Buffer.from(bytesOfData(address) ?? []).toString()).toBe('bytes'))

  it.each(['data:image/png;base64,%%%', 'data:image/png,%', 'data:image/png', '/a.png'])('are none in %j', (address) =>
    expect(bytesOfData(address)).toBeUndefined())
})
