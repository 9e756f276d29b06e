import { title as bar, disc as dot, drawing, lines, rule, stroke } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { area, column, fullWidth, image, onColor, place, type StoredLayer, space, title, words } from './stored.ts'

type Dish = readonly [name: string, what: string, price: string]

/** A dish, what is in it and its price, and a line above. */
function dishLayers([name, what, price]: Dish, index: number): readonly StoredLayer[] {
  const at = 500 + index * 160
  return [
    area('Line', 'accent', place({ width: '100%', height: 1 }), {
      timeline: { in: { preset: 'wipe', at } },
    }),
    space(14, 10, 10, 9),
    words('Dish', name, [23, 21, 20, 18], { weight: 600, comes: ['fade-below', at + 60] }),
    words('What is in it', what, [17, 16, 16, 15], { weight: 400, line: 1.45, comes: ['fade-below', at + 120] }),
    words('Price', price, [17, 16, 16, 15], { color: 'accent', weight: 600, comes: ['fade-below', at + 180] }),
    space(16, 12, 12, 11),
  ]
}

/** One course: a plate from above and three dishes. */
function course(options: {
  readonly imageName: string
  readonly title: string
  readonly dishes: readonly Dish[]
}): object {
  return {
    blockType: 'slide',
    title: options.title,
    background: onColor('paper'),
    transition: { names: ['fade'], duration: 700 },
    layers: [
      area(
        'Cloth',
        'surface',
        place(
          { x: 'start', y: 'start', width: '42%', height: '100%' },
          { width: '40%' },
          { width: '100%', height: '34%' },
          { width: '100%', height: '34%' },
        ),
        { basis: 'slide' },
      ),
      image(
        options.imageName,
        place(
          { x: 'start', y: 'center', dx: 0, width: 560, height: 560 },
          { dx: -70, width: 430, height: 430 },
          { x: 'center', y: 'start', dx: 0, dy: 24, width: 300, height: 300 },
          { dy: 20, width: 264, height: 264 },
        ),
        { comes: ['spin', 100], fit: 'contain', basis: 'slide' },
      ),
      column(
        'Dishes',
        place(
          { x: 'end', y: 'center', dx: 40, width: 540 },
          { dx: 40, width: 400 },
          { x: 'start', y: 'start', dx: 40, dy: 344, width: 520 },
          { dx: 24, dy: 300, width: 342 },
        ),
        [
          title(options.title, [68, 52, 48, 40], { comes: ['mask-up', 250] }),
          space(20, 16, 14, 12),
          ...options.dishes.flatMap(dishLayers),
        ],
      ),
    ],
  }
}

export const menu: SliderTemplate = {
  name: 'menu',
  label: { en: 'Menu', de: 'Menü' },
  description: {
    en: 'The courses of a restaurant: a plate from above that turns into place, and three dishes with prices.',
    de: 'Die Gänge eines Restaurants: ein Teller von oben, der sich an seinen Platz dreht, und drei Gerichte mit Preisen.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    dot(11, 15, 9),
    stroke('M11 9a6 6 0 1 0 .01 0'),
    bar(26, 5, 14),
    ...[11, 17, 23].flatMap((y) => [lines(26, y, 16), lines(26, y + 1.6, 10), rule(26, y + 4, 18)]),
  ),
  slider: {
    title: 'What is on the table',
    alias: 'menu',
    type: 'standard',
    layout: fullWidth([660, 560, 740, 668]),
    flow: { autoplay: false },
    controls: [{ blockType: 'sliderTabs', style: 'line', place: 'outer-top', width: 116, height: 52 }],
    slides: [
      course({
        imageName: 'soup',
        title: 'To begin',
        dishes: [
          ['Tomato soup, basil, cream', 'Roasted for three hours, with sourdough.', '£8'],
          ['Leeks, mustard, egg', 'Warm, from the garden behind the house.', '£9'],
          ['Smoked trout, apple, rye', 'From the smokehouse two doors down.', '£11'],
        ],
      }),
      course({
        imageName: 'pasta',
        title: 'To fill up',
        dishes: [
          ['Ribbon noodles, peas, lemon', 'Rolled this morning, with hard sheep’s cheese.', '£16'],
          ['Lamb shoulder, white beans', 'For two, in the pot that it was cooked in.', '£38'],
          ['Whole plaice, brown butter', 'As long as the boat brings it.', '£22'],
        ],
      }),
      course({
        imageName: 'tart',
        title: 'To finish',
        dishes: [
          ['Fig and almond tart', 'With sour cream, until the last slice.', '£8'],
          ['Burnt milk, bay leaf', 'Set, not whipped, and just sweet enough.', '£7'],
          ['Three cheeses, quince', 'From one dairy, with oat biscuits.', '£12'],
        ],
      }),
    ],
  },
}
