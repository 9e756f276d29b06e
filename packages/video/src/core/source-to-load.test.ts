import { describe, expect, it } from 'vitest'
import { sourceToLoad } from './source-to-load.ts'

const vimeo = { kind: 'provider', provider: 'vimeo', id: '1' } as const
const youtube = { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' } as const
const file = { kind: 'file', files: [{ url: '/media/a.mp4', type: 'video/mp4' }] } as const

describe('the next video of a player', () => {
  it('may be named by id, by number, by address, by either in an object, or as a source', () => {
    const next = { kind: 'provider', provider: 'vimeo', id: '76979871' }
    for (const video of ['76979871', 76979871, 'https://vimeo.com/76979871', { id: 76979871 }] as const)
      expect(sourceToLoad(video, vimeo)).toEqual(next)
    expect(sourceToLoad({ url: 'https://vimeo.com/76979871/8272103f6e' }, vimeo)).toEqual({
      ...next,
      hash: '8272103f6e',
    })
    expect(sourceToLoad('M7lc1UVf-VE', youtube)).toEqual({ ...youtube, id: 'M7lc1UVf-VE' })
    expect(sourceToLoad(youtube, youtube)).toBe(youtube)
  })
  it('is a file by its address, of the type of its extension', () =>
    expect(sourceToLoad('/media/b.webm?1', file)).toEqual({
      kind: 'file',
      files: [{ url: '/media/b.webm?1', type: 'video/webm' }],
    }))
  it('is of the same kind', () => {
    expect(() => sourceToLoad('https://youtu.be/aqz-KE-bpKQ', vimeo)).toThrow(TypeError)
    expect(() => sourceToLoad(file, youtube)).toThrow(TypeError)
    expect(() => sourceToLoad('https://films.example/1', vimeo)).toThrow('is no address of a film')
  })
})
