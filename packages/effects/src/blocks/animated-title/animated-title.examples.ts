import { HOSTILE, LONG } from '@vitrine/ui/examples'
import type { HighlightedText, RotatingText } from '../../core/animated-title.ts'
import { HIGHLIGHT_SHAPES } from '../../core/animated-title.ts'
import type { AnimatedTitleBlock } from './animated-title.block.ts'

const title = { blockType: 'animatedTitle', level: 2, size: 5, align: 'start' } as const
const rows = (...texts: readonly string[]) => texts.map((text, index) => ({ id: `words-${index + 1}`, text }))

const rotating: RotatingText = {
  kind: 'rotating',
  texts: rows('bakeries', 'reading rooms', 'ferry terminals'),
  effect: 'fade',
  direction: 'up',
  lettering: 'characters',
  order: 'normal',
  loops: true,
  displayMs: 1200,
}
const highlighted: HighlightedText = {
  kind: 'highlighted',
  phrase: 'by hand',
  shape: 'underline',
  color: 'accent',
  weight: 'normal',
  pace: 'normal',
}

export const examples: readonly AnimatedTitleBlock[] = [
  {
    ...title,
    id: 'animated-title-fade',
    before: 'A table for',
    part: { ...rotating, texts: rows('bread', 'books', 'boats') },
    after: 'and the sea.',
  },
  { ...title, id: 'animated-title-last', before: 'We furnish', part: { ...rotating, effect: 'push' } },
  {
    ...title,
    id: 'animated-title-clip',
    before: 'Rooms for',
    part: { ...rotating, effect: 'clip', lettering: 'lines' },
    align: 'center',
  },
  {
    ...title,
    id: 'animated-title-type',
    before: 'Light for',
    part: { ...rotating, effect: 'type', loops: false },
    size: 3,
  },
  {
    ...title,
    id: 'animated-title-hostile',
    part: { ...rotating, texts: rows(HOSTILE, LONG), effect: 'slide', lettering: 'words' },
    size: 2,
  },
  ...HIGHLIGHT_SHAPES.map(
    (shape): AnimatedTitleBlock => ({
      ...title,
      id: `animated-title-${shape}`,
      before: 'Turned',
      part: { ...highlighted, shape },
      after: 'in the back room.',
      size: 4,
    }),
  ),
]
