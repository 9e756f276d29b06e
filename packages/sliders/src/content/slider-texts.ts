import { textGroup } from '@vitrine/kit/fields'
import { SLIDER_TEXTS } from '../core/texts.ts'

/** Words in and around sliders, for the site's settings. */
export const sliderTexts = textGroup({
  name: 'sliders',
  label: 'Sliders',
  defaults: SLIDER_TEXTS,
  labels: {
    previous: 'Button for the slide before',
    next: 'Button for the next slide',
    place: 'Name of a slide for screen readers; {number}, {count}, {title}',
    placeWithoutTitle: 'The same for a slide without title; {number}, {count}',
    goTo: 'Name of what leads to a slide; {number}, {title}',
    goToWithoutTitle: 'The same for a slide without title; {number}',
    choose: 'Name of dots, thumbnails and tabs for screen readers',
    pause: 'Button that stops the slides',
    play: 'Button that lets them go on',
    carousel: 'Name of a carousel that has none of its own, for screen readers',
    stars: 'Stars of a voice, for screen readers; {stars}, {all}',
    loading: 'While a picture is on its way, for screen readers',
    notLoaded: 'In place of a picture that could not be loaded',
    close: 'Button that closes the window of a slider',
  },
})
