import { drawing, area as ground, plain, stroke } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, eyebrow, grid, imageBackground, place, sentence, space, title } from './stored.ts'

/** Words on an image, which is dark in every scheme. */
const INK = '#ffffff'

export const opening: SliderTemplate = {
  name: 'opening',
  label: { en: 'First view', de: 'Erster Blick' },
  description: {
    en: 'A single picture as large as the window, one sentence in the middle, and the way down.',
    de: 'Ein Bild so groß wie das Fenster, ein Satz in der Mitte und der Weg nach unten.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    ground(0, 0, 48, 30),
    stroke('M0 22q10-5 20 0t28-3'),
    stroke('M0 27q14-5 26 0t22-2'),
    plain('ink', 9, 9, 30, 2.4),
    plain('ink', 15, 13, 18, 2.4),
    stroke('M22.5 20l1.5 1.5l1.5-1.5'),
  ),
  slider: {
    title: 'Welcome',
    alias: 'welcome',
    type: 'hero',
    layout: {
      mode: 'fullscreen',
      belowHeader: true,
      minHeight: 560,
      maxHeight: 1200,
      grid: grid([1240, 640], [820, 600], [600, 600], [390, 560]),
    },
    slides: [
      {
        blockType: 'slide',
        title: 'Welcome',
        background: imageBackground('ridges'),
        panZoom: { on: true, from: { scale: 112, x: 0, y: 4 }, to: { scale: 100 }, duration: 16_000 },
        overlay: { color: '#170f2b', opacity: 38 },
        transition: { names: ['fade'] },
        layers: [
          column(
            'Words',
            place({ x: 'center', y: 'center', dy: -36, width: 1000 }, { width: 740 }, { width: 536 }, { width: 342 }),
            [
              eyebrow('Guided walks since 1998', { color: INK, align: 'center', comes: ['fade', 300] }),
              space(20, 18, 16, 14),
              title('Leave before the sun does', [104, 80, 62, 50], {
                color: INK,
                align: 'center',
                line: 1,
                comes: ['blur', 500],
              }),
              space(24, 20, 18, 16),
              sentence('Small groups, old paths, and breakfast where the view is best.', [22, 20, 19, 18], {
                color: INK,
                align: 'center',
                place: place({ x: 'center', width: 660 }, { width: 600 }, { width: 440 }, { width: 310 }),
                comes: ['fade-below', 1000],
              }),
              space(34, 30, 28, 26),
              button('Choose a walk', '/contact/', {
                look: 'outline',
                color: INK,
                align: 'center',
                comes: ['fade-below', 1200],
              }),
            ],
            { parallax: 8 },
          ),
          {
            ...button(
              'Go on',
              { do: 'scroll' },
              {
                look: 'quiet',
                color: INK,
                comes: ['fade', 1800],
                place: place({ x: 'center', y: 'end', dy: 28 }),
              },
            ),
            basis: 'slide',
          },
        ],
      },
    ],
  },
}
