import { describe, expect, it } from 'vitest'
import { embeddedVideos } from './embedded-videos.ts'
import { safeHtml } from './safe-html.ts'

const videos = (html: string) => embeddedVideos(safeHtml(html))

describe('videos in the HTML of an administrator', () => {
  it('are none in plain HTML', () =>
    expect(videos('<p>data-vimeo-id="1"</p>')).toEqual({ hasVideos: false, providers: [] }))

  it.each([
    ['<div data-vimeo-id="76979871"></div>', ['vimeo']],
    ["<div data-vimeo-url='https://vimeo.com/76979871'></div>", ['vimeo']],
    ['<div data-youtube-id="aqz-KE-bpKQ"></div>', ['youtube']],
    ['<div data-video-src="https://youtu.be/aqz-KE-bpKQ"></div>', ['youtube']],
    ['<div data-video-src="/media/film.webm"></div>', []],
  ])('are found in %s', (html, providers) => expect(videos(html)).toEqual({ hasVideos: true, providers }))

  it('keep the words around them and lose every other private attribute', () =>
    expect(safeHtml('<div data-vimeo-id="1" data-state="on"><a href="https://vimeo.com/1">Film</a></div>')).toBe(
      '<div data-vimeo-id="1"><a href="https://vimeo.com/1">Film</a></div>',
    ))
})
