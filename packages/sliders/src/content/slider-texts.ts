import { textGroup } from '@vitrine/kit/fields'
import { SLIDER_TEXTS } from '../core/texts.ts'

/** Words in and around sliders, for the site's settings. */
export const sliderTexts = textGroup({
  name: 'sliders',
  label: { en: 'Sliders', de: 'Slider' },
  defaults: SLIDER_TEXTS,
  labels: {
    previous: { en: 'Button for the slide before', de: 'Schaltfläche zur vorigen Folie' },
    next: { en: 'Button for the next slide', de: 'Schaltfläche zur nächsten Folie' },
    place: {
      en: 'Name of a slide for screen readers; {number}, {count}, {title}',
      de: 'Name einer Folie für Screenreader; {number}, {count}, {title}',
    },
    placeWithoutTitle: {
      en: 'The same for a slide without title; {number}, {count}',
      de: 'Dasselbe für eine Folie ohne Titel; {number}, {count}',
    },
    goTo: {
      en: 'Name of what leads to a slide; {number}, {title}',
      de: 'Name dessen, was zu einer Folie führt; {number}, {title}',
    },
    goToWithoutTitle: {
      en: 'The same for a slide without title; {number}',
      de: 'Dasselbe für eine Folie ohne Titel; {number}',
    },
    choose: {
      en: 'Name of dots, thumbnails and tabs for screen readers',
      de: 'Name von Punkten, Vorschaubildern und Reitern für Screenreader',
    },
    pause: { en: 'Button that stops the slides', de: 'Schaltfläche, die die Folien anhält' },
    play: { en: 'Button that lets them go on', de: 'Schaltfläche, die sie weiterlaufen lässt' },
    carousel: {
      en: 'Name of a carousel that has none of its own, for screen readers',
      de: 'Name eines Karussells ohne eigenen, für Screenreader',
    },
    stars: {
      en: 'Stars of a voice, for screen readers; {stars}, {all}',
      de: 'Sterne einer Kundenstimme, für Screenreader; {stars}, {all}',
    },
    loading: {
      en: 'While a picture is on its way, for screen readers',
      de: 'Während ein Bild geladen wird, für Screenreader',
    },
    notLoaded: {
      en: 'In place of a picture that could not be loaded',
      de: 'Anstelle eines Bildes, das nicht geladen werden konnte',
    },
    close: {
      en: 'Button that closes the window of a slider',
      de: 'Schaltfläche, die das Fenster eines Sliders schließt',
    },
  },
})
