import { describe, expect, it } from 'vitest'
import { mediaAddress, mediaFilename, namesVersion } from './media-address.ts'

const AT = '2026-11-02T08:00:00.000Z'

describe('the address of a file of the library', () => {
  it('names its version, which changes with its medium', () => {
    expect(mediaAddress('chair-480.webp', AT)).toMatch(/^\/media\/chair-480\.webp\?v=[0-9a-z]+$/)
    expect(mediaAddress('chair-480.webp', AT)).not.toBe(mediaAddress('chair-480.webp', '2026-11-02T08:00:00.001Z'))
  })
  it.each([undefined, null, 7, 'yesterday'])('names none where its time is %s', (updatedAt) =>
    expect(mediaAddress('a chair.webp', updatedAt)).toBe('/media/a%20chair.webp'))
  it('leads back to its name', () => expect(mediaFilename(mediaAddress('ein Stuhl.webp', AT))).toBe('ein Stuhl.webp'))
  it('is none elsewhere', () => expect(mediaFilename('/video/posters/vimeo/1/960.webp')).toBeUndefined())
})

describe('an address that was asked for', () => {
  it('is recognised by its version', () => expect(namesVersion(mediaAddress('chair.webp', AT))).toBe(true))
  it.each([
    undefined,
    '/media/chair.webp',
    '/media/chair.webp?v=',
    '/media/chair.webp?v=a%20b',
    '/media/chair.webp?w=1',
  ])('names none: %s', (address) => expect(namesVersion(address)).toBe(false))
})
