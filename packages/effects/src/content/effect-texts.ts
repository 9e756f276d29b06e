import { textGroup } from '@vitrine/kit/fields'
import { EFFECT_TEXTS } from '../core/texts.ts'

/** Texts of the controls of this package's blocks, in the site's settings. */
export const effectTexts = textGroup({
  name: 'effects',
  label: { en: 'Effects', de: 'Effekte' },
  defaults: EFFECT_TEXTS,
  labels: {
    pauseFilm: {
      en: 'Button that stops a film in the background',
      de: 'Schaltfläche, die ein Video im Hintergrund anhält',
    },
    playFilm: { en: 'Button that starts it again', de: 'Schaltfläche, die es wieder startet' },
    sound: { en: 'Button for its sound', de: 'Schaltfläche für seinen Ton' },
    pauseTitle: {
      en: 'Button that stops the words of an animated title',
      de: 'Schaltfläche, die die Worte eines bewegten Titels anhält',
    },
    playTitle: { en: 'Button that starts them again', de: 'Schaltfläche, die sie wieder startet' },
    panels: {
      en: 'Scroll sections: name of the dots for screen readers',
      de: 'Scroll-Abschnitte: Name der Punkte für Screenreader',
    },
    before: { en: 'Before and after: word on the first picture', de: 'Vorher und nachher: Wort auf dem ersten Bild' },
    after: { en: 'Before and after: word on the second picture', de: 'Vorher und nachher: Wort auf dem zweiten Bild' },
    compare: {
      en: 'Before and after: name of the handle for screen readers',
      de: 'Vorher und nachher: Name des Griffs für Screenreader',
    },
  },
})
