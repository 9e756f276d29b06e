import { title as bar, drawing, area as ground, lines, outline, plain, button as press } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, disc, eyebrow, fullWidth, image, levels, place, sentence, space, title } from './stored.ts'

/** Colours of the night behind it: its words are as clear in a dark scheme as in a light one. */
const INK = '#ffffff'
const SOFT = '#d9d4f5'
const NIGHT = '#15132b'

export const launch: SliderTemplate = {
  name: 'launch',
  label: { en: 'Announcement', de: 'Ankündigung' },
  description: {
    en: 'A single slide for something new: a headline on a gradient, two buttons, a picture of the product.',
    de: 'Eine einzige Folie für etwas Neues: Überschrift auf einem Verlauf, zwei Schaltflächen, ein Bild des Produkts.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    plain('ink', 0, 0, 48, 30),
    plain('paper', 10, 4, 28, 2.4),
    ground(15, 8, 18, 0.8),
    press(16, 11, 7),
    outline(25, 11, 7, 3.2),
    ground(9, 17, 30, 13),
    plain('shade', 9, 17, 6, 13),
    bar(18, 20, 10),
    lines(18, 25, 16, 2),
  ),
  slider: {
    title: 'Our new programme',
    alias: 'announcement',
    type: 'hero',
    layout: fullWidth([860, 720, 720, 700]),
    slides: [
      {
        blockType: 'slide',
        title: 'Our new programme',
        background: {
          kind: 'gradient',
          gradient: {
            kind: 'linear',
            angle: 160,
            stops: [
              { color: NIGHT, at: 0 },
              { color: '#2b2060', at: 48 },
              { color: '#7a2f6d', at: 84 },
              { color: '#b4485f', at: 100 },
            ],
          },
        },
        transition: { names: ['fade'] },
        layers: [
          disc(
            'Disc at the start',
            '#7c6cf033',
            place(
              { x: 'start', y: 'start', dx: -140, dy: 240, width: 460, height: 460 },
              { dx: -160, dy: 240, width: 360, height: 360 },
              { dx: -150, dy: 260, width: 300, height: 300 },
              { dx: -120, dy: 300, width: 240, height: 240 },
            ),
            { basis: 'slide', loop: { y: 26, duration: 6000, easing: 'sine.inOut', yoyo: true } },
          ),
          disc(
            'Disc at the end',
            '#ff9d7a2e',
            place(
              { x: 'end', y: 'start', dx: -100, dy: -120, width: 420, height: 420 },
              { dx: -120, dy: -120, width: 320, height: 320 },
              { dx: -110, dy: -90, width: 260, height: 260 },
              { dx: -90, dy: -80, width: 210, height: 210 },
            ),
            { basis: 'slide', loop: { y: -22, duration: 5200, easing: 'sine.inOut', yoyo: true } },
          ),
          column(
            'Words',
            place(
              { x: 'center', y: 'start', dy: 84, width: 900 },
              { dy: 64, width: 700 },
              { dy: 56, width: 536 },
              { dy: 40, width: 342 },
            ),
            [
              eyebrow('New: version three is here', { color: SOFT, align: 'center' }),
              space(18, 16, 14, 12),
              title('All orders of the day on one page', [80, 60, 50, 40], {
                color: INK,
                align: 'center',
                comes: ['words-fade', 300],
              }),
              space(20, 18, 16, 14),
              sentence(
                'See at a glance what is to be packed, what is late, and what can wait until Monday.',
                [21, 19, 18, 17],
                {
                  color: SOFT,
                  align: 'center',
                  place: place({ x: 'center', width: 600 }, { width: 540 }, { width: 480 }, { width: 330 }),
                },
              ),
              space(32, 26, 24, 22),
              button('Try it for a month', '/contact/', {
                look: 'outline',
                color: NIGHT,
                align: 'center',
                box: levels({ background: INK }),
              }),
              space(8, 6, 6, 4),
              button('See what is new', '#news', {
                look: 'quiet',
                color: INK,
                align: 'center',
                comes: ['fade-below', 1050],
              }),
            ],
          ),
          image(
            'screen',
            place(
              { x: 'center', y: 'start', dy: 540, width: 880, height: 616 },
              { dy: 466, width: 640, height: 448 },
              { dy: 470, width: 520, height: 364 },
              { dy: 478, width: 342, height: 240 },
            ),
            {
              basis: 'slide',
              comes: ['fade-below', 700],
              box: levels({ radius: 20, shadow: { x: 0, y: 30, blur: 80, spread: 0, color: '#0a081a99' } }),
            },
          ),
        ],
      },
    ],
  },
}
