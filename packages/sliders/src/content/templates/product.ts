import { title as bar, disc as dot, drawing, area as ground, lines, button as press } from '@vitrine/kit/fields'
import type { Color } from '../../core/model/paint.ts'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import {
  button,
  column,
  disc,
  eyebrow,
  fullWidth,
  image,
  onColor,
  place,
  row,
  sentence,
  space,
  title,
  words,
} from './stored.ts'

/** One thing with its image at the end and three facts at the foot. */
function thing(options: {
  readonly imageName: string
  readonly ground: Color
  readonly disc: Color
  readonly above: string
  readonly title: string
  readonly text: string
  readonly label: string
  readonly facts: readonly (readonly [value: string, what: string])[]
}): object {
  const { imageName, above, text, label, facts } = options
  return {
    blockType: 'slide',
    title: options.title,
    background: onColor(options.ground),
    transition: { names: ['parallax'], duration: 900 },
    layers: [
      disc(
        'Ground',
        options.disc,
        place(
          { x: 'end', y: 'start', dx: 40, dy: 40, width: 560, height: 560 },
          { dx: 24, dy: 76, width: 370, height: 370 },
          { x: 'center', dx: 0, dy: 28, width: 330, height: 330 },
          { dy: 20, width: 290, height: 290 },
        ),
        { timeline: { in: { preset: 'grow', at: 0 } } },
      ),
      image(
        imageName,
        place(
          { x: 'end', y: 'start', dx: 60, dy: 50, width: 520, height: 520 },
          { dx: 34, dy: 86, width: 350, height: 350 },
          { x: 'center', dx: 0, dy: 38, width: 310, height: 310 },
          { dy: 30, width: 270, height: 270 },
        ),
        { comes: ['fade-end', 250], fit: 'contain' },
      ),
      column(
        'Words',
        place(
          { x: 'start', y: 'start', dx: 40, dy: 84, width: 540 },
          { dx: 40, dy: 60, width: 370 },
          { dx: 32, dy: 376, width: 536 },
          { dx: 24, dy: 328, width: 342 },
        ),
        [
          eyebrow(above, { color: 'accent' }),
          space(14, 12, 8, 8),
          title(options.title, [76, 56, 48, 42]),
          space(18, 16, 12, 12),
          sentence(text, [20, 18, 18, 16]),
          space(30, 26, 20, 18),
          button(label, '/contact/'),
        ],
      ),
      row(
        'Facts',
        place(
          { x: 'start', y: 'end', dx: 40, dy: 84, width: 540 },
          { dx: 40, dy: 76, width: 740 },
          { dx: 32, dy: 76, width: 536 },
          { dx: 24, dy: 76, width: 342 },
        ),
        facts.map(([value, what], index) => [
          words('Value', value, [26, 24, 22, 19], { weight: 600, comes: ['fade-below', 900 + index * 120] }),
          words('What it is', what, [16, 15, 15, 14], { weight: 400, comes: ['fade-below', 960 + index * 120] }),
        ]),
        { gap: 16 },
      ),
    ],
  }
}

export const product: SliderTemplate = {
  name: 'product',
  label: { en: 'Products', de: 'Produkte' },
  description: {
    en: 'One thing to a slide: its picture on a disc, a name, a sentence, three facts and a button.',
    de: 'Ein Ding je Folie: sein Bild auf einer Scheibe, Name, Satz, drei Fakten und eine Schaltfläche.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    dot(35, 14, 9),
    ground(32, 9, 6, 10),
    bar(4, 7, 18),
    lines(4, 12, 17, 2),
    press(4, 17, 7),
    ...[4, 11, 18].map((x) => lines(x, 25, 5)),
  ),
  slider: {
    title: 'Things we make',
    alias: 'products',
    type: 'standard',
    layout: fullWidth([640, 600, 776, 704]),
    flow: { autoplay: true, duration: 9000 },
    controls: [
      { blockType: 'sliderArrows', style: 'round', hideUnder: 1340 },
      { blockType: 'sliderBullets', style: 'lines', across: 'center', down: 'bottom', offsetY: 12 },
    ],
    slides: [
      thing({
        imageName: 'chair',
        ground: 'surface',
        disc: 'paper',
        above: 'New this season',
        title: 'The shell chair',
        text: 'One curve for the back and both arms. It is light enough to be carried with one hand.',
        label: 'Ask for the chair',
        facts: [
          ['4.2 kg', 'with its legs'],
          ['9 colours', 'felt or leather'],
          ['10 years', 'guarantee'],
        ],
      }),
      thing({
        imageName: 'lamp',
        ground: 'paper',
        disc: 'surface',
        above: 'Back in stock',
        title: 'The dome lamp',
        text: 'Spun from one sheet of steel. It lights the table and leaves the faces around it in peace.',
        label: 'Ask for the lamp',
        facts: [
          ['38 cm', 'across'],
          ['2700 K', 'warm white'],
          ['3 metres', 'of woven cord'],
        ],
      }),
      thing({
        imageName: 'vase',
        ground: 'surface',
        disc: 'paper',
        above: 'From one potter',
        title: 'The banded vase',
        text: 'Thrown, painted and fired in the same week by the same two hands. No two bands are alike.',
        label: 'Ask for the vase',
        facts: [
          ['31 cm', 'high'],
          ['2 firings', 'at 1240 °C'],
          ['120 a year', 'and no more'],
        ],
      }),
    ],
  },
}
