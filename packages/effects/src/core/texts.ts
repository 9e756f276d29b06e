import { namedTexts } from '@vitrine/content/core'
import type { RenderContext } from '@vitrine/kit/core'

/** What visitors read in the controls of effects. */
export const EFFECT_TEXTS = {
  pauseFilm: 'Pause background video',
  playFilm: 'Play background video',
  sound: 'Sound',
  pauseTitle: 'Pause moving text',
  playTitle: 'Move text again',
  panels: 'Panels',
  before: 'Before',
  after: 'After',
  compare: 'Show more of one picture or the other',
} as const

export type EffectTexts = Readonly<Record<keyof typeof EFFECT_TEXTS, string>>

/** Reads what the site's editors wrote in their place. */
export const parseEffectTexts = (raw: unknown): EffectTexts => namedTexts(raw, EFFECT_TEXTS)

/** Reads this package's part of the context. */
export function textsOfEffects({ features }: RenderContext): EffectTexts {
  const { texts } = (features.effects ?? {}) as { readonly texts?: EffectTexts }
  return texts ?? EFFECT_TEXTS
}
