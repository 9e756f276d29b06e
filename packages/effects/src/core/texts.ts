import { namedTexts } from '@vitrine/content/core'
import { featureState, type RenderContext } from '@vitrine/kit/core'

/** Default texts of the controls of effects. */
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

export const effectsState = /* @__PURE__ */ featureState<EffectTexts>('effects', EFFECT_TEXTS)

/** Texts of the controls on this page, as the site's editors wrote them. */
export const textsOfEffects = (context: Pick<RenderContext, 'features'>) => effectsState.of(context)
