import { title as bar, disc as dot, drawing, lines, plain } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { area, column, fullWidth, levels, onColor, place, quotation, space, title, words } from './stored.ts'

/** One voice: who says it on the accent, what is said beside it. */
function voice(options: { readonly name: string; readonly role: string; readonly quote: string }): object {
  const { name, role, quote } = options
  return {
    blockType: 'slide',
    title: name,
    background: onColor('surface'),
    transition: { names: ['fade'], duration: 900 },
    layers: [
      area(
        'Side',
        'accent',
        place(
          { x: 'start', y: 'start', width: '32%', height: '100%' },
          { width: '32%' },
          { width: '100%', height: '30%' },
          { width: '100%', height: '25%' },
        ),
        { basis: 'slide' },
      ),
      {
        blockType: 'layerIcon',
        name: 'Quotation mark',
        icon: 'quote',
        place: place(
          { x: 'start', y: 'start', dx: 480, dy: 84, width: 56, height: 56 },
          { dx: 320, dy: 64, width: 48, height: 48 },
          { dx: 40, dy: 184, width: 44, height: 44 },
          { dx: 24, dy: 166, width: 40, height: 40 },
        ),
        text: levels({ color: 'accent' }),
        timeline: { in: { preset: 'grow', at: 200 }, out: { preset: 'fade', duration: 300 } },
      },
      column(
        'Quotation',
        place(
          { x: 'start', y: 'start', dx: 480, dy: 168, width: 680 },
          { dx: 320, dy: 132, width: 460 },
          { dx: 40, dy: 248, width: 520 },
          { dx: 24, dy: 220, width: 342 },
        ),
        [quotation(quote, [42, 32, 30, 27], { line: 1.25 })],
      ),
      column(
        'Person',
        place(
          { x: 'start', y: 'end', dx: 40, dy: 72, width: 300 },
          { dx: 32, dy: 64, width: 210 },
          { y: 'start', dx: 40, dy: 44, width: 400 },
          { dx: 24, dy: 28, width: 270 },
        ),
        [
          title(name, [44, 34, 30, 28], { color: 'paper', comes: ['mask-up', 100] }),
          space(10, 8, 4, 4),
          words('What they do', role, [17, 16, 16, 15], {
            color: 'paper',
            weight: 400,
            line: 1.4,
            comes: ['fade', 500],
          }),
        ],
      ),
    ],
  }
}

export const testimonials: SliderTemplate = {
  name: 'testimonials',
  label: { en: 'Testimonials', de: 'Kundenstimmen' },
  description: {
    en: 'What clients say, in large type, with their names on a side in the accent colour.',
    de: 'Was Kunden sagen, in großer Schrift, mit Namen seitlich in der Akzentfarbe.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    plain('accent', 0, 0, 15, 30),
    plain('paper', 3, 20, 8, 1.2),
    plain('paper', 3, 23, 5, 0.8),
    dot(21, 7, 1.5),
    bar(20, 12, 24),
    bar(20, 16, 21),
    lines(20, 22, 14),
  ),
  slider: {
    title: 'What clients say',
    alias: 'voices',
    type: 'standard',
    layout: fullWidth([540, 460, 520, 500]),
    flow: { autoplay: true, duration: 10_000 },
    controls: [
      { blockType: 'sliderBullets', style: 'dots', across: 'end', down: 'bottom', offsetX: 84, offsetY: 20 },
      { blockType: 'sliderArrows', style: 'round', offsetX: 24, hideUnder: 1240 },
    ],
    slides: [
      voice({
        name: 'Mara Okafor',
        role: 'Headteacher, Brook Lane School',
        quote: 'They asked the children first. That is why the hall has a slide and the corridor has none.',
      }),
      voice({
        name: 'Tomas Lindqvist',
        role: 'Baker, Harbour Street',
        quote: 'The invoice was the same as the estimate, to the pound. I had it framed.',
      }),
      voice({
        name: 'Anju Perera',
        role: 'Curator, Museum of the River',
        quote: 'We had four meetings in a year, and needed none of the other forty we were used to.',
      }),
    ],
  },
}
