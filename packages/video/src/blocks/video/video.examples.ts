import { exampleImage, HOSTILE, LONG } from '@vitrine/ui/examples'
import type { VideoBlock } from './video.block.ts'

const usual = {
  blockType: 'video',
  layout: 'column',
  ratio: '16-9',
  autoplay: false,
  loops: false,
  controls: true,
} as const

export const examples = [
  {
    ...usual,
    id: 'video-normal',
    source: {
      kind: 'file',
      files: [
        { url: '/media/chair-film.webm', type: 'video/webm' },
        { url: '/media/chair-film.mp4', type: 'video/mp4' },
      ],
      poster: exampleImage,
      tracks: [
        { url: '/media/chair-film.vtt', kind: 'captions', language: 'en', label: '' },
        { url: '/media/chair-film-de.vtt', kind: 'subtitles', language: 'de', label: '' },
        { url: '/media/chair-film-chapters.vtt', kind: 'chapters', language: 'en', label: 'Chapters' },
      ],
    },
    title: 'A chair is made, in four minutes',
    poster: exampleImage,
    caption: 'Lantern Street, last November.',
    transcript: ['Yusuf turns the leg by hand.', 'Then the cord goes on: ninety metres of it, wet.'],
  },
  {
    ...usual,
    id: 'video-quiet',
    source: { kind: 'file', files: [{ url: '/media/chair-film.webm', type: 'video/webm' }], poster: exampleImage },
    title: 'Light moves over a wall',
    poster: exampleImage,
    ratio: 'own',
    autoplay: true,
    loops: true,
    controls: false,
  },
  {
    ...usual,
    id: 'video-youtube',
    source: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' },
    title: 'The ferry terminal, one morning',
    poster: exampleImage,
    caption: 'Filmed by the harbour office.',
  },
  {
    ...usual,
    id: 'video-vimeo-tall',
    source: { kind: 'provider', provider: 'vimeo', id: '76979871', hash: '8272103f6e' },
    title: 'Paper cord',
    poster: exampleImage,
    ratio: '9-16',
  },
  {
    ...usual,
    id: 'video-hostile',
    source: { kind: 'file', files: [{ url: '/media/chair-film.mp4', type: 'video/mp4' }], poster: exampleImage },
    title: HOSTILE,
    poster: exampleImage,
    caption: HOSTILE,
    layout: 'bleed',
    loops: true,
  },
  {
    ...usual,
    id: 'video-provider-hostile',
    source: { kind: 'provider', provider: 'vimeo', id: '1' },
    title: `${HOSTILE} ${LONG}`,
    poster: exampleImage,
    caption: LONG,
    transcript: [HOSTILE, LONG],
    layout: 'bleed',
  },
] satisfies VideoBlock[]
