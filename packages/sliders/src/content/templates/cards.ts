import { title as bar, drawing, area as ground, lines, plain } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, grid, imageBackground, levels, place, sentence, space, title, words } from './stored.ts'

/** A card: an image, and what it is on a plate at its foot. */
function card(options: {
  readonly imageName: string
  readonly title: string
  readonly above: string
  readonly text: string
}): object {
  const { imageName, above, text } = options
  return {
    blockType: 'slide',
    title: options.title,
    background: imageBackground(imageName),
    transition: { names: ['fade'] },
    layers: [
      column(
        'Plate',
        place(
          { x: 'center', y: 'end', dy: 16, width: 428 },
          { dy: 12, width: 276 },
          { dy: 8, width: 174 },
          { dy: 16, width: 350 },
        ),
        [
          words('Days', above, [16, 14, 14, 15], {
            color: 'accent',
            weight: 600,
            comes: ['fade', 0],
            place: place({}, {}, { hidden: true }, { hidden: false }),
          }),
          space(4, 4, 4, 4),
          title(options.title, [34, 26, 20, 30], { line: 1.1, comes: ['fade', 0] }),
          space(8, 8, 8, 6),
          sentence(text, [17, 15, 15, 16], {
            line: 1.45,
            comes: ['fade', 0],
            place: place({}, {}, { hidden: true }, { hidden: false }),
          }),
          space(6, 6, 6, 4),
          button('See the days', '/contact/', { look: 'quiet', comes: ['fade', 0] }),
        ],
        {
          box: levels(
            { padding: 26, background: 'paper', radius: 10 },
            { padding: 18 },
            { padding: 14 },
            { padding: 20 },
          ),
        },
      ),
    ],
  }
}

export const cards: SliderTemplate = {
  name: 'cards',
  label: { en: 'Cards', de: 'Karten' },
  description: {
    en: 'Several pictures beside each other, the middle one in front. For journeys, courses, rooms.',
    de: 'Mehrere Bilder nebeneinander, das mittlere vorn. Für Reisen, Kurse, Zimmer.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    ground(1, 7, 11, 16),
    ground(36, 7, 11, 16),
    plain('shade', 13, 3, 22, 24),
    plain('paper', 14.5, 15, 19, 10.5),
    bar(16, 17, 12),
    lines(16, 21, 15, 2),
  ),
  slider: {
    title: 'Five walks',
    alias: 'cards',
    type: 'carousel',
    layout: { mode: 'fullwidth', grid: grid([460, 600], [300, 440], [190, 340], [390, 540]) },
    flow: { autoplay: false },
    gestures: { mouse: true },
    controls: [
      { blockType: 'sliderArrows', style: 'round' },
      { blockType: 'sliderBullets', style: 'dots', across: 'center', down: 'top', offsetY: 12, hideUnder: 800 },
    ],
    extras: [
      {
        blockType: 'sliderCarousel',
        visible: 3,
        align: 'center',
        space: 20,
        speed: 700,
        radius: 14,
        infinite: true,
        snap: true,
        maxOpacity: 70,
        minScale: 88,
        showLayers: 'current',
      },
    ],
    slides: [
      card({
        imageName: 'coast',
        title: 'Along the cliffs',
        above: 'Four days, May to October',
        text: 'Fourteen bays, two ferries and a lighthouse that lets rooms.',
      }),
      card({
        imageName: 'forest',
        title: 'Under the firs',
        above: 'Two days, all year',
        text: 'Soft ground, long shade, and a sauna at the end of each day.',
      }),
      card({
        imageName: 'dunes',
        title: 'Over the dunes',
        above: 'Six days, November to March',
        text: 'We walk before ten and after four, and sleep in between.',
      }),
      card({
        imageName: 'lake',
        title: 'Round the lake',
        above: 'One night, at full moon',
        text: 'Nineteen kilometres without a lamp. You will not need one.',
      }),
      card({
        imageName: 'ridges',
        title: 'Before sunrise',
        above: 'Three hours, every Sunday',
        text: 'Up in the dark, coffee on top, back for a late breakfast.',
      }),
    ],
  },
}
