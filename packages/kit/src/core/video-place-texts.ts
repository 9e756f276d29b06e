import { featureState } from './feature-state.ts'

/** What places for the videos of providers say, wherever they stand; in English where a page says nothing. */
export const videoPlaceTexts = /* @__PURE__ */ featureState<{ readonly texts?: Readonly<Record<string, string>> }>(
  'video-place',
  {},
)
