import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS } from './settings.ts'
import { lightboxSources } from './sources.ts'

const video = ['https://vimeo.com/76979871']

describe('what a page with a lightbox may load from others', () => {
  it('is nothing for images', () =>
    expect(lightboxSources({ ...DEFAULT_SETTINGS, frameHosts: ['a.example'] }, [])).toEqual([]))
  it('are the providers that its links name', () =>
    expect(lightboxSources(DEFAULT_SETTINGS, [...video, '/media/a.jpg'])).toEqual([
      { frame: ['https://player.vimeo.com'] },
    ]))
  it('are the hosts of frames', () =>
    expect(lightboxSources({ ...DEFAULT_SETTINGS, frameHosts: ['maps.example'] }, ['/x/'])).toEqual([
      { frame: ['https://maps.example'] },
    ]))
  it('is nothing when it is off', () =>
    expect(lightboxSources({ ...DEFAULT_SETTINGS, status: false }, video)).toEqual([]))
})
