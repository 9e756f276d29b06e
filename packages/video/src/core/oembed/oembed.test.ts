import { describe, expect, it } from 'vitest'
import { isImageAddress, OEMBED_ENDPOINTS, oembedAddress } from './endpoints.ts'
import { parseOembed } from './metadata.ts'
import { problemOfStatus, problemText } from './outcome.ts'

const { youtube, vimeo } = OEMBED_ENDPOINTS
const reply = {
  type: 'video',
  title: 'A chair is made',
  author_name: 'Halden & Rye',
  width: 1280,
  height: 720,
  thumbnail_url: 'https://i.vimeocdn.com/video/452001751-d_1280',
}

describe('the question about a video', () => {
  it('goes to its provider alone, with the address that people know', () => {
    const asked = new URL(oembedAddress({ provider: 'vimeo', id: '76979871', hash: '8272103f6e' }, OEMBED_ENDPOINTS))
    expect(asked.origin + asked.pathname).toBe('https://vimeo.com/api/oembed.json')
    expect(asked.searchParams.get('url')).toBe('https://vimeo.com/76979871/8272103f6e')
    expect(asked.searchParams.get('width')).toBe('1280')
  })
  it('names a video of YouTube by its usual address', () => {
    const asked = new URL(oembedAddress({ provider: 'youtube', id: 'aqz-KE-bpKQ' }, OEMBED_ENDPOINTS))
    expect(asked.searchParams.get('url')).toBe('https://www.youtube.com/watch?v=aqz-KE-bpKQ')
  })
})

describe('a reply', () => {
  it('gives title, author, size and image', () =>
    expect(parseOembed(reply, 'vimeo', vimeo)).toEqual({
      title: 'A chair is made',
      author: 'Halden & Rye',
      width: 1280,
      height: 720,
      thumbnails: ['https://i.vimeocdn.com/video/452001751-d_1280'],
    }))
  it('of YouTube leads to the large image first', () =>
    expect(
      parseOembed({ ...reply, thumbnail_url: 'https://i.ytimg.com/vi/aqz/hqdefault.jpg' }, 'youtube', youtube)
        ?.thumbnails,
    ).toEqual(['https://i.ytimg.com/vi/aqz/maxresdefault.jpg', 'https://i.ytimg.com/vi/aqz/hqdefault.jpg']))
  it.each([null, 'text', [], {}, { type: 'photo' }])('without a video is none: %j', (raw) =>
    expect(parseOembed(raw, 'vimeo', vimeo)).toBeUndefined())
  it('is believed within bounds', () =>
    expect(
      parseOembed({ type: 'video', title: 'x'.repeat(9000), width: -5, height: 1e9 }, 'vimeo', vimeo),
    ).toMatchObject({ title: 'x'.repeat(300), author: '', width: 1280, height: 720, thumbnails: [] }))
})

describe('an image', () => {
  it.each([
    'https://evil.example/a.jpg',
    'https://ytimg.com.evil.example/a.jpg',
    'https://evilytimg.com/a.jpg',
    'http://i.ytimg.com/a.jpg',
    'https://127.0.0.1/a.jpg',
    'https://i.ytimg.com:8443/a.jpg',
    'file:///etc/passwd',
    '',
  ])('is not taken from %s', (address) => expect(isImageAddress(address, youtube)).toBe(false))
  it('is taken from any host of the provider’s images', () => {
    expect(isImageAddress('https://i3.ytimg.com/a.jpg', youtube)).toBe(true)
    expect(isImageAddress('https://i.vimeocdn.com/a', vimeo)).toBe(true)
  })
})

describe('what an editor reads', () => {
  const about = { url: 'https://vimeo.com/1', provider: 'vimeo' as const }
  it.each([
    [403, '“https://vimeo.com/1” is not embeddable.'],
    [404, '“https://vimeo.com/1” was not found.'],
    [500, 'There was an error fetching the embed code from Vimeo (500).'],
  ])('at status %i', (status, message) => expect(problemText(problemOfStatus(status), about)).toBe(message))
  it('at the address of another host', () =>
    expect(problemText({ kind: 'not_a_video_url' }, { url: 'https://a.example/', provider: undefined })).toBe(
      '“https://a.example/” is not a YouTube or Vimeo URL.',
    ))
  it.each(['timeout', 'too_large', 'unusable'] as const)('names the provider: %s', (kind) =>
    expect(problemText({ kind }, about)).toMatch(/^Vimeo .*Visitors see a plain picture/))
})
