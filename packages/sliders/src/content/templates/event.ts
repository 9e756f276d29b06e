import { title as bar, drawing, lines, plain, button as press, stroke } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import {
  button,
  column,
  disc,
  eyebrow,
  fullWidth,
  levels,
  onColor,
  place,
  type StoredLayer,
  sentence,
  space,
  title,
  words,
} from './stored.ts'

/** Rings about one point, as of a drum. */
const rings: readonly StoredLayer[] = [1, 0.74, 0.5, 0.28].map((share, index) => {
  const size = (full: number) => Math.round(full * share)
  const about = (middle: number, full: number) => Math.round(middle - size(full) / 2)
  const ring = (full: number, across: number, down: number) => ({
    dx: about(across, full),
    dy: about(down, full),
    width: size(full),
    height: size(full),
  })
  return disc(
    `Ring ${index + 1}`,
    index === 3 ? 'paper' : { line: 'paper', width: 2 },
    place({ x: 'end', y: 'start', ...ring(760, 260, 320) }, ring(480, 70, 220), ring(360, 70, 140), ring(380, 80, 150)),
    {
      basis: 'slide',
      timeline: { in: { preset: 'grow', at: index * 140 } },
      loop: { scale: 1.05, duration: 2600 + index * 300, easing: 'sine.inOut', yoyo: true },
    },
  )
})

export const event: SliderTemplate = {
  name: 'event',
  label: { en: 'Event', de: 'Veranstaltung' },
  description: {
    en: 'A poster with a date in very large figures, the place and the hour, and one button.',
    de: 'Ein Plakat mit dem Datum in sehr großen Ziffern, Ort und Uhrzeit und einer Schaltfläche.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    stroke('M48 3a12 12 0 0 0 0 24M48 8a7 7 0 0 0 0 14'),
    plain('accent', 4, 5, 3, 9),
    plain('accent', 9, 5, 6, 9),
    bar(4, 17, 26),
    lines(4, 21.5, 18, 1),
    press(4, 24.5, 8),
  ),
  slider: {
    title: 'The night of drums',
    alias: 'event',
    type: 'hero',
    layout: fullWidth([640, 580, 600, 640]),
    slides: [
      {
        blockType: 'slide',
        title: 'The night of drums',
        background: onColor('accent'),
        transition: { names: ['fade'] },
        layers: [
          ...rings,
          column(
            'Words',
            place(
              { x: 'start', y: 'center', dx: 40, width: 760 },
              { dx: 40, width: 560 },
              { y: 'end', dx: 32, dy: 48, width: 440 },
              { dx: 24, dy: 32, width: 342 },
            ),
            [
              eyebrow('Saturday, doors open at seven', { color: 'paper' }),
              space(4, 4, 4, 4),
              words('Date', '14 June', [148, 112, 88, 72], {
                color: 'paper',
                line: 1,
                spacing: -3,
                weight: 700,
                comes: ['letters-up', 200],
              }),
              space(14, 12, 12, 10),
              title('The night of drums', [54, 46, 40, 36], { color: 'paper', comes: ['mask-up', 600] }),
              space(14, 12, 12, 10),
              sentence('Eleven players, one floor, no chairs. In the old tram depot on Mill Road.', [20, 19, 18, 17], {
                color: 'paper',
                place: place({ width: 500 }, { width: 440 }, { width: 400 }, { width: 330 }),
              }),
              space(28, 26, 24, 22),
              button('Book a place', '/contact/', {
                look: 'outline',
                color: 'ink',
                box: levels({ background: 'paper' }),
              }),
            ],
          ),
        ],
      },
    ],
  },
}
