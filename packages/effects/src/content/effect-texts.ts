import { textGroup } from '@vitrine/kit/fields'
import { EFFECT_TEXTS } from '../core/texts.ts'

/** Texts of the controls of this package's blocks, in the site's settings. */
export const effectTexts = textGroup({
  name: 'effects',
  label: 'Effects',
  defaults: EFFECT_TEXTS,
  labels: {
    pauseFilm: 'Button that stops a film in the background',
    playFilm: 'Button that starts it again',
    sound: 'Button for its sound',
    pauseTitle: 'Button that stops the words of an animated title',
    playTitle: 'Button that starts them again',
    panels: 'Scroll sections: name of the dots for screen readers',
    before: 'Before and after: word on the first picture',
    after: 'Before and after: word on the second picture',
    compare: 'Before and after: name of the handle for screen readers',
  },
})
