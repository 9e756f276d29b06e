import type { Image } from '@vitrine/content/core'
import type { ParseContext } from '@vitrine/kit/core'
import { describe, expect, it } from 'vitest'
import { videoSourcesOf } from '../../core/video-sources.ts'
import { video } from './video.block.ts'

const parse: ParseContext = {
  locale: 'de',
  image: (raw) => (raw ? ({ alt: 'x' } as Image) : undefined),
  href: () => undefined,
  blocks: () => [],
}
const media = (filename: string, mimeType: string) => ({ filename, mimeType })
const mp4 = media('chair.mp4', 'video/mp4')
const read = (raw: object) => video.parse({ id: '1', title: 'A chair', ...raw }, parse)
const atProvider = (address: unknown) => read({ source: 'provider', address })

describe('a video of the site’s own', () => {
  it('is read as it was stored before videos had sources', () =>
    expect(
      read({ file: mp4, captions: media('chair.vtt', 'text/vtt'), poster: {}, layout: 'bleed', loops: true }),
    ).toEqual({
      blockType: 'video',
      id: '1',
      title: 'A chair',
      source: {
        kind: 'file',
        files: [{ url: '/media/chair.mp4', type: 'video/mp4' }],
        poster: { alt: 'x' },
        tracks: [{ url: '/media/chair.vtt', kind: 'captions', language: 'de', label: '' }],
      },
      poster: { alt: 'x' },
      layout: 'bleed',
      ratio: '16-9',
      autoplay: false,
      loops: true,
      controls: true,
    }))
  it.each([
    ['2026-03-01T12:00:00.000Z', '2026-03-01T12:00:00.000Z'],
    [undefined, '2026-02-01T08:00:00.000Z'],
    ['some day', '2026-02-01T08:00:00.000Z'],
  ])('came out on %s: %s, else when it was uploaded', (publishedOn, day) =>
    expect(read({ file: { ...mp4, createdAt: '2026-02-01T08:00:00Z' }, publishedOn })?.publishedAt).toBe(day))
  it('comes in several formats, in the order of the editor', () =>
    expect(read({ file: mp4, formats: [{ file: media('chair.webm', 'video/webm') }, { file: null }] })?.source).toEqual(
      {
        kind: 'file',
        files: [
          { url: '/media/chair.mp4', type: 'video/mp4' },
          { url: '/media/chair.webm', type: 'video/webm' },
        ],
      },
    ))
  it('has words in several languages, and chapters; a track without a language is none', () =>
    expect(
      read({
        file: mp4,
        tracks: [
          { file: media('en.vtt', 'text/vtt'), language: 'en', kind: 'subtitles', label: 'English' },
          { file: media('c.vtt', 'text/vtt'), language: 'de', kind: 'chapters' },
          { file: media('x.vtt', 'text/vtt'), language: 'no language', kind: 'captions' },
          { file: media('x.txt', 'text/plain'), language: 'de' },
        ],
      })?.source,
    ).toMatchObject({
      tracks: [
        { kind: 'subtitles', language: 'en', label: 'English' },
        { kind: 'chapters', language: 'de', label: '' },
      ],
    }))
  it('is none when it is an image', () => expect(read({ file: media('a.jpg', 'image/jpeg') })).toBeUndefined())
  it('keeps its controls unless it starts by itself', () => {
    expect(read({ file: mp4, controls: false })).toMatchObject({ controls: true })
    expect(read({ file: mp4, controls: false, autoplay: true })).toMatchObject({ controls: false })
  })
  it('has a transcript in paragraphs', () =>
    expect(read({ file: mp4, transcript: 'One.\n\n  Two,\nand more.\n\n\n' })).toMatchObject({
      transcript: ['One.', 'Two,\nand more.'],
    }))
})

describe('a video at a provider', () => {
  it.each([
    ['https://youtu.be/aqz-KE-bpKQ', { provider: 'youtube', id: 'aqz-KE-bpKQ' }],
    [' https://vimeo.com/76979871/8272103f6e ', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
  ])('is known by its address: %s', (address, video) =>
    expect(atProvider(address)?.source).toEqual({ kind: 'provider', ...video }))
  it.each([
    'https://evil.example/watch?v=aqz-KE-bpKQ',
    'javascript:alert(1)',
    '',
    null,
    7,
  ])('is none at %j', (address) => expect(atProvider(address)).toBeUndefined())
  it('lets its page load its provider, and no other', () => {
    const blocks = [atProvider('https://youtu.be/aqz-KE-bpKQ'), atProvider('https://youtu.be/aqz-KE-bpKQ')]
    expect(videoSourcesOf(blocks.filter((block) => block !== undefined))).toEqual([
      { frame: ['https://www.youtube-nocookie.com'], script: ['https://www.youtube.com'] },
    ])
    expect(videoSourcesOf([read({ file: mp4 })].filter((block) => block !== undefined))).toEqual([])
  })
})

it('a video at a provider came out on the day that an editor gave', () => {
  const stored = { source: 'provider', address: 'https://youtu.be/abcdefghijk' }
  expect(read({ ...stored, publishedOn: '2026-03-01T12:00:00.000Z' })?.publishedAt).toBe('2026-03-01T12:00:00.000Z')
  expect(read(stored)?.publishedAt).toBeUndefined()
})
