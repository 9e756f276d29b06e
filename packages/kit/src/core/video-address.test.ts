import { describe, expect, test } from 'vitest'
import { parseVideoAddress } from './video-address.ts'

const VIDEO = { provider: 'youtube', id: 'dQw4w9WgXcQ' }

describe('an address of a video', () => {
  test.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://www.youtube.com/watch?v=dQw4w9WgXcQ&list=x',
    'http://m.youtube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/v/dQw4w9WgXcQ',
    'https://www.youtube.com/embed/dQw4w9WgXcQ?rel=0',
    'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ',
    'https://www.youtube.com/shorts/dQw4w9WgXcQ',
    '//youtu.be/dQw4w9WgXcQ',
    'youtube.com/watch?v=dQw4w9WgXcQ',
  ])('%s is of YouTube', (address) => expect(parseVideoAddress(address)).toEqual(VIDEO))

  test.each([
    ['https://vimeo.com/76979871', { provider: 'vimeo', id: '76979871' }],
    ['vimeo.com/76979871/', { provider: 'vimeo', id: '76979871' }],
    ['https://vimeo.com/76979871/8272103f6e', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e', { provider: 'vimeo', id: '76979871', hash: '8272103f6e' }],
    ['https://vimeo.com/channels/staffpicks/76979871', { provider: 'vimeo', id: '76979871' }],
  ])('%s is of Vimeo', (address, video) => expect(parseVideoAddress(address)).toEqual(video))

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=1m30s', { start: 90 }],
    ['https://youtu.be/dQw4w9WgXcQ?t=95', { start: 95 }],
    ['https://www.youtube.com/embed/dQw4w9WgXcQ?start=618&end=640&rel=0', { start: 618, end: 640 }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', { start: 42 }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&w=320&h=240&start=12', { start: 12 }],
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ#t=1h2m3s', { start: 3723 }],
    ['https://vimeo.com/76979871#t=75s', { start: 75 }],
    ['https://player.vimeo.com/video/76979871?h=8272103f6e#t=1m2s', { start: 62 }],
  ])('%s names a passage', (address, passage) => expect(parseVideoAddress(address)).toMatchObject(passage))

  test.each([
    't=0',
    't=soon',
    't=',
    'start=9&end=9',
    'end=x',
  ])('%s names no end, and no beginning but its own', (query) => {
    const { start = 9, ...video } = parseVideoAddress(`https://youtu.be/dQw4w9WgXcQ?${query}`) ?? {}
    expect([start, video]).toEqual([9, VIDEO])
  })

  test.each([
    '',
    'https://www.youtube.com/playlist?list=PL0000000000000000',
    'https://www.youtube.com/embed/videoseries?list=PL0000000000000000',
    'https://www.youtube.com/embed/live_stream?channel=UC0000000000000000',
    '/media/film.mp4',
    'https://example.org/watch?v=dQw4w9WgXcQ',
    'https://youtube.com.example.org/watch?v=dQw4w9WgXcQ',
    'https://notyoutube.com/watch?v=dQw4w9WgXcQ',
    'https://www.youtube.com/@halden',
    'https://www.youtube.com/watch?v=a"><script>',
    'https://vimeo.com/about',
    'javascript:alert(1)//youtu.be/dQw4w9WgXcQ',
  ])('%j is of nobody', (address) => expect(parseVideoAddress(address)).toBeUndefined())
})
