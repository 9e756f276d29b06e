import type { VideoBlock } from '../../core/blocks/video.ts'
import { HOSTILE, picture } from './example-parts.ts'

const file = { url: '/media/chair-film.mp4', type: 'video/mp4' }

export const videoExamples = [
  {
    blockType: 'video',
    id: 'video-normal',
    file,
    title: 'A chair is made, in four minutes',
    poster: picture,
    captions: { url: '/media/chair-film.vtt', type: 'text/vtt' },
    caption: 'Lantern Street, last November.',
    layout: 'column',
    loops: false,
  },
  {
    blockType: 'video',
    id: 'video-hostile',
    file,
    title: HOSTILE,
    poster: picture,
    caption: HOSTILE,
    layout: 'bleed',
    loops: true,
  },
] satisfies VideoBlock[]
