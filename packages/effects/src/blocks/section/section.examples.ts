import { exampleImage } from '@vitrine/ui/examples'
import type { Ground } from '../../core/ground.ts'
import { words } from '../example-parts.ts'
import type { SectionBlock } from './section.block.ts'

const still: Ground = { motion: 'none', velocity: 0.3, movesOnPhones: true }
const video = {
  source: { kind: 'file', url: '/media/light-on-a-wall.webm', type: 'video/webm' },
  ratio: '16:9',
  opacity: 100,
  fit: 'cover',
  loop: true,
  sound: true,
  onPhones: false,
} as const
const behind = { source: exampleImage, opacity: 100, fit: 'cover' } as const

const plain: SectionBlock = {
  blockType: 'section',
  id: 'section-empty',
  surface: 'surface',
  padding: 'normal',
  width: 'page',
  height: 'content',
  align: 'center',
  sticky: false,
  ground: still,
  nested: [],
}

export const examples: readonly SectionBlock[] = [
  plain,
  {
    ...plain,
    id: 'section-parallax',
    scheme: 'dark',
    surface: 'paper',
    padding: 'large',
    height: 'full',
    align: 'end',
    ground: {
      ...still,
      motion: 'up',
      leaving: 'fade-blur',
      image: { ...behind, position: 'bottom' },
      overlay: { color: 'paper', opacity: 70 },
    },
    nested: [words('section-parallax-words', 'The room faces north.')],
  },
  {
    ...plain,
    id: 'section-tiles',
    scheme: 'dark',
    surface: 'ink',
    padding: 'large',
    ground: { ...still, image: { ...behind, fit: 'tile', opacity: 20 } },
    nested: [words('section-tiles-words', 'A wall of one picture.')],
  },
  {
    ...plain,
    id: 'section-tile-row',
    padding: 'large',
    ground: { ...still, image: { ...behind, fit: 'tile-row', position: 'bottom', opacity: 30 } },
    nested: [words('section-tile-row-words', 'A frieze along the foot.')],
  },
  {
    ...plain,
    id: 'section-film',
    scheme: 'dark',
    surface: 'paper',
    height: 'half',
    ground: { ...still, image: behind, video, overlay: { color: 'paper', opacity: 60 } },
    nested: [words('section-film-words', 'Light moves over a wall.')],
  },
  {
    ...plain,
    id: 'section-provider-film',
    scheme: 'dark',
    surface: 'paper',
    height: 'half',
    ground: {
      ...still,
      image: behind,
      video: { ...video, source: { kind: 'provider', provider: 'youtube', id: 'aqz-KE-bpKQ' } },
      overlay: { color: 'paper', opacity: 60 },
    },
    nested: [words('section-provider-film-words', 'Light moves over another wall.')],
  },
  {
    ...plain,
    id: 'section-ink',
    surface: 'ink',
    padding: 'large',
    width: 'narrow',
    ground: { ...still, gradient: 'slant' },
    top: { shape: 'slope', color: 'paper', size: 'normal', mirrored: false },
    bottom: { shape: 'waves', color: 'paper', size: 'large', mirrored: true },
    nested: [words('section-ink-words', 'Ink keeps its distance.')],
  },
  {
    ...plain,
    id: 'section-accent',
    surface: 'accent',
    padding: 'small',
    width: 'full',
    ground: { ...still, gradient: 'glow' },
    top: { shape: 'curve', color: 'paper', size: 'normal', mirrored: false },
    bottom: { shape: 'zigzag', color: 'surface', size: 'small', mirrored: false },
    nested: [words('section-accent-words', 'Open on Saturdays until two.')],
  },
  {
    ...plain,
    id: 'section-tint',
    surface: 'paper',
    ground: { ...still, gradient: 'sheen', image: { ...behind, opacity: 20, blend: 'luminosity' } },
    bottom: { shape: 'triangle', color: 'accent', size: 'normal', mirrored: false },
    nested: [words('section-tint-words', 'A wall, and what it keeps.')],
  },
]
