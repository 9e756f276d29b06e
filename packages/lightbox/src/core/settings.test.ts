import { describe, expect, it } from 'vitest'
import { DEFAULT_SETTINGS, fromProps, parseHost, parseLightbox, toProps } from './settings.ts'

describe('the settings of the lightbox', () => {
  it('are the defaults when nobody set any', () => {
    expect(parseLightbox(undefined)).toEqual(DEFAULT_SETTINGS)
    expect(DEFAULT_SETTINGS).toMatchObject({
      skin: 'metro-white',
      speed: 'normal',
      path: 'vertical',
      opacity: 0.85,
      slideshowMs: 5000,
      autoplay: false,
      loop: false,
      recognition: false,
    })
  })
  it('are what an editor chose', () => {
    const chosen = { status: false, skin: 'parade', speed: 'slow', path: 'horizontal', opacity: 0.9, loop: true }
    expect(parseLightbox(chosen)).toMatchObject(chosen)
  })
  it('out of range are the defaults', () => {
    const wild = { skin: 'neon', speed: 'light', opacity: 7, slideshowMs: 1, hoverZoom: 'x', arrows: 'no', texts: 3 }
    expect(parseLightbox(wild)).toEqual(DEFAULT_SETTINGS)
  })
  it('reach the script as what differs', () => {
    const settings = parseLightbox({
      skin: 'mac',
      frameHosts: [{ host: 'Maps.Example.com' }],
      texts: { next: 'Weiter' },
    })
    const props = toProps(settings)
    expect(props).toEqual({ skin: 'mac', frameHosts: ['maps.example.com'], texts: { next: 'Weiter' } })
    expect(fromProps(JSON.parse(JSON.stringify(props)))).toEqual(settings)
    expect(toProps(DEFAULT_SETTINGS)).toEqual({})
  })
})

describe('hosts of frames', () => {
  it.each([
    'https://maps.example',
    'maps.example/x',
    'maps.example:81',
    '*.example',
    '10.0.0.1',
    'localhost',
    "x'; y",
    '',
  ])('are not %s', (host) => expect(parseHost(host)).toBeUndefined())
})
