import { describe, expect, it } from 'vitest'
import { parsePoster, posterAddress, posterOf } from './poster.ts'

const video = { provider: 'vimeo', id: '76979871', hash: '8272103f6e' } as const

describe('the image of a provider’s video', () => {
  it('has an address at this site', () =>
    expect(posterAddress(video, 960)).toBe('/video/posters/vimeo/76979871/960.webp?h=8272103f6e'))
  it('is read back from it', () =>
    expect(parsePoster({ provider: 'vimeo', id: '76979871', file: '960.webp', hash: '8272103f6e' })).toEqual({
      video,
      width: 960,
    }))
  it('comes in widths that browsers choose from, all of one shape', () =>
    expect(posterOf(video).sources.map(({ width, height }) => [width, height])).toEqual([
      [480, 270],
      [960, 540],
      [1280, 720],
    ]))
  it.each([
    { provider: 'vimeo', id: '../../secret', file: '960.webp', hash: undefined },
    { provider: 'vimeo', id: '76979871', file: '961.webp', hash: undefined },
    { provider: 'vimeo', id: '76979871/8272103f6e', file: '960.webp', hash: undefined },
    { provider: 'youtube', id: 'a', file: '960.webp', hash: undefined },
    { provider: 'youtube', id: 'aqz-KE-bpKQ&list=1', file: '960.webp', hash: undefined },
    { provider: 'elsewhere', id: '76979871', file: '960.webp', hash: undefined },
  ])('is asked for in no other way: $provider/$id/$file', (parts) => expect(parsePoster(parts)).toBeUndefined())
})
