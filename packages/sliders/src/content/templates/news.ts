import { title as bar, drawing, area as ground, lines, rule } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, eyebrow, fullWidth, image, onColor, place, sentence, space, title } from './stored.ts'

/** One piece of news: its image on one side, its words on the other. */
function report(options: {
  readonly imageName: string
  readonly short: string
  readonly day: string
  readonly title: string
  readonly text: string
}): object {
  const { imageName, short, day, text } = options
  return {
    blockType: 'slide',
    title: short,
    background: onColor('surface'),
    transition: { names: ['slideremove'], duration: 800 },
    params: [{ text: day }],
    layers: [
      image(
        imageName,
        place(
          { x: 'start', y: 'start', width: '54%', height: '100%' },
          { width: '48%' },
          { width: '100%', height: '48%' },
          { width: '100%', height: '46%' },
        ),
        { basis: 'slide', comes: ['fade', 0] },
      ),
      column(
        'Words',
        place(
          { x: 'end', y: 'center', dx: 40, width: 450 },
          { dx: 36, width: 352 },
          { x: 'start', y: 'start', dx: 36, dy: 330, width: 528 },
          { dx: 24, dy: 286, width: 342 },
        ),
        [
          eyebrow(day, { color: 'accent' }),
          space(12, 10, 8, 8),
          title(options.title, [48, 38, 38, 32], { line: 1.08, comes: ['lines-up', 300] }),
          space(16, 14, 12, 10),
          sentence(text, [19, 17, 18, 16]),
          space(24, 20, 18, 14),
          button('Read on', '/news/', { look: 'outline', color: 'ink' }),
        ],
      ),
    ],
  }
}

export const news: SliderTemplate = {
  name: 'news',
  label: { en: 'News', de: 'Nachrichten' },
  description: {
    en: 'Three reports with a picture each, chosen by tabs that show the day and a short title.',
    de: 'Drei Meldungen mit je einem Bild, gewählt über Reiter mit Tag und kurzem Titel.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    ground(0, 0, 26, 22),
    lines(29, 4, 6),
    bar(29, 7, 15),
    bar(29, 11, 11),
    lines(29, 16, 15, 2),
    ...[1, 17, 33].flatMap((x) => [rule(x, 24, 14), lines(x, 26, 10)]),
  ),
  slider: {
    title: 'News',
    alias: 'news',
    type: 'standard',
    layout: fullWidth([560, 460, 640, 580]),
    flow: { autoplay: true, duration: 9000 },
    controls: [
      { blockType: 'sliderTabs', style: 'line', place: 'outer-bottom', width: 236, height: 72, space: 8 },
      { blockType: 'sliderProgress', style: 'horizontal', size: 3 },
    ],
    slides: [
      report({
        imageName: 'market',
        short: 'The market is back',
        day: '3 May',
        title: 'The Saturday market is back on the square',
        text: 'Twenty-two stalls, from eight until one. The bread is gone by ten, as it always was.',
      }),
      report({
        imageName: 'bridge',
        short: 'The bridge is open',
        day: '21 April',
        title: 'You can walk over the old bridge again',
        text: 'After fourteen months the arches carry people and bicycles. Cars go round, and will.',
      }),
      report({
        imageName: 'garden',
        short: 'A glasshouse for all',
        day: '9 April',
        title: 'The glasshouse now belongs to everyone',
        text: 'Forty beds were given by lot on Sunday. Seeds, water and advice are free in the first year.',
      }),
    ],
  },
}
