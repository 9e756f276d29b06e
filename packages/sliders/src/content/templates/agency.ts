import { title as bar, disc as dot, drawing, lines, stroke } from '@vitrine/kit/fields'
import type { Color } from '../../core/model/paint.ts'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { button, column, disc, eyebrow, fullWidth, onColor, place, sentence, space, title } from './stored.ts'

/** One statement. Words are in a colour that can be read on the ground and on the disc. */
function statement(options: {
  readonly name: string
  readonly ground: Color
  readonly ink: Color
  readonly disc: Color
  readonly above: string
  readonly title: string
  readonly text: string
  readonly button: readonly [label: string, url: string]
}): object {
  const { name, ground, ink, above, text } = options
  return {
    blockType: 'slide',
    title: name,
    background: onColor(ground),
    transition: { names: ['slideover-up', 'columns-slide-up', 'wipe-up'], duration: 1000 },
    layers: [
      disc(
        'Disc',
        options.disc,
        place(
          { x: 'end', y: 'center', dx: 40, dy: -60, width: 500, height: 500 },
          { dx: -60, dy: -110, width: 360, height: 360 },
          { dx: -70, dy: -150, width: 300, height: 300 },
          { dx: -60, dy: -190, width: 240, height: 240 },
        ),
        {
          basis: 'slide',
          timeline: { in: { preset: 'elastic', at: 100 } },
          loop: { y: 22, duration: 5000, easing: 'sine.inOut', yoyo: true },
        },
      ),
      disc(
        'Ring',
        { line: ink, width: 2 },
        place(
          { x: 'end', y: 'center', dx: 430, dy: -230, width: 170, height: 170 },
          { dx: 190, dy: -210, width: 130, height: 130 },
          { dx: 150, dy: -210, width: 110, height: 110 },
          { dx: 120, dy: -240, width: 90, height: 90 },
        ),
        {
          basis: 'slide',
          timeline: { in: { preset: 'grow', at: 500 } },
          loop: { y: -16, duration: 4200, easing: 'sine.inOut', yoyo: true },
        },
      ),
      column(
        'Words',
        place(
          { x: 'start', y: 'end', dx: 40, dy: 80, width: 1000 },
          { dx: 40, dy: 80, width: 740 },
          { dx: 32, dy: 80, width: 536 },
          { dx: 24, dy: 84, width: 342 },
        ),
        [
          eyebrow(above, { color: ink }),
          space(18, 16, 14, 12),
          title(options.title, [140, 104, 76, 54], { color: ink, line: 0.96 }),
          space(26, 22, 20, 18),
          sentence(text, [21, 20, 19, 17], {
            color: ink,
            place: place({ width: 560 }, { width: 520 }, { width: 480 }, { width: 330 }),
          }),
          space(32, 28, 26, 24),
          button(...options.button, { look: 'outline', color: ink }),
        ],
      ),
    ],
  }
}

export const agency: SliderTemplate = {
  name: 'agency',
  label: { en: 'Agency', de: 'Agentur' },
  description: {
    en: 'Very large words on flat colours of the theme, with a disc that floats behind them.',
    de: 'Sehr große Worte auf Farbflächen des Themes, dahinter eine schwebende Scheibe.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    dot(37, 12, 8),
    bar(4, 14, 26),
    bar(4, 18, 18),
    lines(4, 23, 14, 1),
    stroke('M4 26.5h5'),
  ),
  slider: {
    title: 'What we do',
    alias: 'what-we-do',
    type: 'standard',
    layout: fullWidth([700, 620, 640, 680]),
    flow: { autoplay: true, duration: 8000 },
    controls: [
      { blockType: 'sliderBullets', style: 'numbers', across: 'end', down: 'bottom', offsetX: 84, offsetY: 20 },
    ],
    slides: [
      statement({
        name: 'Brands',
        ground: 'ink',
        ink: 'paper',
        disc: 'accent',
        above: 'A studio for brands and their websites',
        title: 'Say it once, say it well.',
        text: 'We find the sentence that your business stands on, and build everything else around it.',
        button: ['See our work', '/projects/'],
      }),
      statement({
        name: 'Websites',
        ground: 'accent',
        ink: 'paper',
        disc: 'ink',
        above: 'Design, words and code in one room',
        title: 'Made to be used daily.',
        text: 'Twelve people who draw, write and build. You meet the ones who do the work, and nobody else.',
        button: ['Meet the studio', '/about/'],
      }),
      statement({
        name: 'Projects',
        ground: 'surface',
        ink: 'ink',
        disc: 'paper',
        above: 'Two places left this autumn',
        title: 'Tell us what is in the way.',
        text: 'The first hour costs nothing. Afterwards you know whether we are the right people for it.',
        button: ['Write to us', '/contact/'],
      }),
    ],
  },
}
