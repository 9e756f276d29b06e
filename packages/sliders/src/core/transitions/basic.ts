import type { Drawing } from './plan.ts'
import { PIECE_MS, type Transition } from './transition.ts'

const fade = (more: Partial<Transition>): Transition => ({
  group: 'basic',
  duration: PIECE_MS.duration,
  order: 'inoverout',
  in: { opacity: 0 },
  ...more,
})

const through = (ground: NonNullable<Transition['through']>) =>
  fade({ order: 'outin', out: { opacity: 0 }, through: ground })

/** The transitions that every slider has at hand. */
export const BASIC = {
  none: { group: 'basic', duration: 0, order: 'inoverout' },
  fade: fade({}),
  crossfade: fade({ order: 'inout', out: { opacity: 0 } }),
  fadethroughdark: through('dark'),
  fadethroughlight: through('light'),
  fadethroughtransparent: through('transparent'),
} as const satisfies Readonly<Record<string, Transition>>

/** Drawing instructions of these transitions: backgrounds in one piece that come and go. */
export const FADING: Drawing = {
  cut: () => [{ top: 0, right: 0, bottom: 0, left: 0, rank: 0 }],
  frames: ({ opacity = 1 }) => [
    { offset: 0, opacity },
    { offset: 1, opacity: 1 },
  ],
}
