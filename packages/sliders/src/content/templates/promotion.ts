import { title as bar, drawing, area as ground, lines, outline, plain, button as press } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, eyebrow, grid, image, onColor, place, sentence, space, title } from './stored.ts'

export const promotion: SliderTemplate = {
  name: 'promotion',
  label: { en: 'Offer in a window', de: 'Angebot in einem Fenster' },
  description: {
    en: 'A window over the page, with a picture and an offer. It comes by a button, or when somebody leaves.',
    de: 'Ein Fenster über der Seite mit Bild und Angebot. Es kommt über eine Schaltfläche oder wenn jemand geht.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    ground(0, 0, 48, 30),
    plain('paper', 7, 4, 34, 22),
    outline(7, 4, 34, 22),
    plain('shade', 7, 4, 14, 22),
    bar(24, 9, 13),
    lines(24, 14, 13, 2),
    press(24, 19, 8),
  ),
  slider: {
    title: 'Ten per cent in May',
    alias: 'offer',
    type: 'hero',
    layout: { mode: 'fixed', grid: grid([960, 540], [760, 480], [620, 500], [358, 580]) },
    extras: [
      {
        blockType: 'sliderWindow',
        leaving: true,
        once: 'days',
        days: 30,
        hasCover: true,
        coverColor: '#1d1712',
        coverOpacity: 60,
        coverSpeed: 400,
        closeOnCover: true,
      },
    ],
    slides: [
      {
        blockType: 'slide',
        title: 'Ten per cent in May',
        background: onColor('paper'),
        transition: { names: ['fade'] },
        layers: [
          image(
            'bouquet',
            place(
              { x: 'start', y: 'start', width: '44%', height: '100%' },
              { width: '42%' },
              { width: '40%' },
              { width: '100%', height: '42%' },
            ),
            { basis: 'slide', comes: ['fade', 0] },
          ),
          column(
            'Words',
            place(
              { x: 'end', y: 'center', dx: 48, width: 440 },
              { dx: 36, width: 368 },
              { dx: 28, width: 320 },
              { x: 'start', y: 'start', dx: 24, dy: 282, width: 310 },
            ),
            [
              eyebrow('Until the end of May', { color: 'accent', comes: ['fade', 200] }),
              space(10, 8, 8, 6),
              title('Flowers every Friday, ten per cent off', [50, 40, 34, 32], { line: 1.08 }),
              space(14, 12, 12, 10),
              sentence('Four bouquets in four weeks, brought to your door. Stop whenever you like.', [19, 17, 17, 16]),
              space(24, 20, 18, 16),
              button('Order the first one', '/contact/'),
              space(8, 8, 6, 6),
              button(
                'No, thank you',
                { do: 'closeModal' },
                {
                  look: 'quiet',
                  comes: ['fade-below', 1050],
                },
              ),
            ],
          ),
        ],
      },
    ],
  },
}
