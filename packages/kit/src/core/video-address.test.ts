import { describe, expect, test } from 'vitest'
import { parseVideoAddress } from './video-address.ts'

const VIDEO = { provider: 'youtube', id: 'dQw4w9WgXcQ' }

describe('an address of a video', () => {
  test.each([
    'https://youtu.be/dQw4w9WgXcQ',
    'https://youtu.be/dQw4w9WgXcQ?t=12',
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
    '',
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
