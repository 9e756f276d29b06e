import { describe, expect, it } from 'vitest'
import { type EmbedData, parseEmbed } from './embed-element.ts'

const source = (data: EmbedData) => parseEmbed(data).source

describe('an element that an editor marked', () => {
  it.each([
    [{ vimeoId: '76979871' }, { provider: 'vimeo', id: '76979871' }],
    [{ vimeoUrl: 'https://vimeo.com/76979871/8272103f6e' }, { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
    [{ youtubeId: 'aqz-KE-bpKQ' }, { provider: 'youtube', id: 'aqz-KE-bpKQ' }],
    [{ youtubeId: 'https://youtu.be/aqz-KE-bpKQ' }, { provider: 'youtube', id: 'aqz-KE-bpKQ' }],
    [{ videoSrc: 'https://vimeo.com/76979871' }, { provider: 'vimeo', id: '76979871' }],
  ])('is a video of a provider: %o', (data, expected) =>
    expect(source(data)).toEqual({ kind: 'provider', ...expected }))

  it('is a video of the site', () =>
    expect(source({ videoSrc: '/media/a.mp4' })).toEqual({
      kind: 'file',
      files: [{ url: '/media/a.mp4', type: 'video/mp4' }],
    }))

  it.each([
    [{ vimeoUrl: 'https://films.example/1' }, '“https://films.example/1” is not a vimeo.com url.'],
    [{ vimeoId: 'one' }, '“one” is not a vimeo.com url.'],
    [{ youtubeId: 'https://vimeo.com/1' }, '“https://vimeo.com/1” is not a youtube.com url.'],
    [{ videoSrc: ' ' }, 'There is no address of a film.'],
  ])('names no video: %o', (data, message) => expect(() => source(data)).toThrow(new TypeError(message)))

  it('is muted where it starts by itself', () => {
    expect(parseEmbed({ videoSrc: '/a.mp4', videoAutoplay: '' }).options).toMatchObject({ autoplay: true, muted: true })
    expect(parseEmbed({ videoSrc: '/a.mp4', videoLoop: '0' }).options).toMatchObject({ loop: false, muted: false })
  })
})
