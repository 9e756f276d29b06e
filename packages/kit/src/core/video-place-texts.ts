import { featureState } from './feature-state.ts'

/** Texts of video placeholders on the page; in English where a page provides none. */
export const videoPlaceTexts = /* @__PURE__ */ featureState<{ readonly texts?: Readonly<Record<string, string>> }>(
  'video-place',
  {},
)
