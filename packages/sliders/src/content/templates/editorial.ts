import { title as bar, drawing, area as ground, lines, rule } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { area, button, column, eyebrow, fullWidth, image, onColor, place, sentence, space, title } from './stored.ts'

/** A page of a magazine: much white, an upright image, a line. */
function story(options: {
  readonly imageName: string
  readonly number: string
  readonly title: string
  readonly text: string
  readonly link: string
}): object {
  const { imageName, number, text, link } = options
  return {
    blockType: 'slide',
    title: options.title,
    background: onColor('paper'),
    transition: { names: ['fade'], duration: 1400 },
    layers: [
      image(
        imageName,
        place(
          { x: 'end', y: 'start', dx: 100, dy: 48, width: 438, height: 584 },
          { dx: 40, dy: 48, width: 318, height: 424 },
          { dx: 32, dy: 40, width: 536, height: 340 },
          { dx: 24, dy: 24, width: 342, height: 330 },
        ),
        { comes: ['wipe-up', 100] },
      ),
      area(
        'Line',
        'ink',
        place(
          { x: 'start', y: 'start', dx: 100, dy: 84, width: 440, height: 1 },
          { dx: 40, dy: 72, width: 360 },
          { dx: 32, dy: 408, width: 536 },
          { dx: 24, dy: 380, width: 342 },
        ),
        { timeline: { in: { preset: 'wipe', at: 300 } } },
      ),
      column(
        'Words',
        place(
          { x: 'start', y: 'start', dx: 100, dy: 104, width: 500 },
          { dx: 40, dy: 90, width: 380 },
          { dx: 32, dy: 430, width: 520 },
          { dx: 24, dy: 394, width: 342 },
        ),
        [
          eyebrow(number, { weight: 400 }),
          space(76, 40, 20, 16),
          title(options.title, [72, 52, 50, 40], { line: 1.06, comes: ['lines-up', 500] }),
          space(24, 20, 16, 14),
          sentence(text, [20, 18, 18, 16], {
            comes: ['fade', 1000],
            place: place({ width: 430 }, { width: 360 }, { width: 'auto' }),
          }),
          space(22, 18, 14, 10),
          button(link, '/journal/', { look: 'quiet', comes: ['fade', 1200] }),
        ],
      ),
    ],
  }
}

export const editorial: SliderTemplate = {
  name: 'editorial',
  label: { en: 'Magazine', de: 'Magazin' },
  description: {
    en: 'Much white, an upright picture, a thin line and a quiet change from story to story.',
    de: 'Viel Weiß, ein hohes Bild, eine feine Linie und ein ruhiger Wechsel von Geschichte zu Geschichte.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    rule(5, 5, 17),
    lines(5, 7, 5),
    bar(5, 13, 17),
    bar(5, 17, 12),
    lines(5, 22, 15, 2),
    ground(28, 4, 15, 21),
  ),
  slider: {
    title: 'Stories',
    alias: 'stories',
    type: 'standard',
    layout: fullWidth([680, 540, 740, 728]),
    flow: { autoplay: false },
    controls: [
      { blockType: 'sliderBullets', style: 'numbers', across: 'center', down: 'bottom', offsetY: 4 },
      { blockType: 'sliderArrows', style: 'round', hideUnder: 1240 },
    ],
    slides: [
      story({
        imageName: 'branch',
        number: 'No. 1, a house in winter',
        title: 'What the window knew',
        text: 'For sixty years the light came in at the wrong end of the room. Then somebody moved a wall.',
        link: 'Read the story',
      }),
      story({
        imageName: 'pears',
        number: 'No. 2, a kitchen garden',
        title: 'Three pears, one tree',
        text: 'She grafted them in the year of the flood. We went to ask how the last one tastes.',
        link: 'Read the story',
      }),
      story({
        imageName: 'books',
        number: 'No. 3, a reading room',
        title: 'Quiet is made, not found',
        text: 'Felt, cork and a rule that nobody wrote down: how a library in the north keeps its silence.',
        link: 'Read the story',
      }),
    ],
  },
}
