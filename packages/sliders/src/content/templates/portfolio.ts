import { title as bar, drawing, area as ground, lines, outline, plain } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import {
  button,
  column,
  eyebrow,
  grid,
  imageBackground,
  imageNamed,
  levels,
  place,
  sentence,
  space,
  title,
} from './stored.ts'

/** One work: an image all over that moves slowly, and a plate with its name. */
function work(options: {
  readonly imageName: string
  readonly title: string
  readonly above: string
  readonly text: string
  readonly to: object
  readonly transition: string
}): object {
  const { imageName, above, text, to, transition } = options
  return {
    blockType: 'slide',
    title: options.title,
    background: imageBackground(imageName),
    thumbnail: imageNamed(imageName),
    panZoom: { on: true, from: { scale: 100 }, to: { scale: 114, ...to }, duration: 14_000 },
    transition: { names: [transition], duration: 1200 },
    layers: [
      column(
        'Plate',
        place(
          { x: 'start', y: 'end', dx: '5%', dy: 56, width: 440 },
          { dx: 40, dy: 40, width: 380 },
          { dx: 24, dy: 104, width: 400 },
          { dx: 16, dy: 100, width: 358 },
        ),
        [
          eyebrow(above, { comes: ['fade', 300] }),
          space(10, 10, 8, 8),
          title(options.title, [46, 40, 36, 34], { comes: ['mask-up', 450] }),
          space(10, 10, 8, 8),
          sentence(text, [17, 17, 16, 16], { comes: ['fade', 800] }),
          space(8, 8, 6, 4),
          button('See the project', '/projects/', { look: 'quiet', comes: ['fade', 1000] }),
        ],
        {
          basis: 'slide',
          box: levels({ padding: 32, background: 'paper', radius: 2 }, undefined, { padding: 26 }, { padding: 22 }),
          timeline: { in: { preset: 'fade-below', at: 100 }, out: { preset: 'fade', duration: 300 } },
        },
      ),
    ],
  }
}

export const portfolio: SliderTemplate = {
  name: 'portfolio',
  label: 'Portfolio',
  description: {
    en: 'The whole window for each work: a picture that moves slowly, its name on a plate, thumbnails.',
    de: 'Das ganze Fenster für jede Arbeit: ein langsam bewegtes Bild, ihr Name auf einem Schild, Vorschaubilder.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    ground(0, 0, 48, 30),
    plain('paper', 3, 15, 18, 12),
    bar(5, 17.5, 12),
    lines(5, 22, 13, 2),
    ...[27, 33, 39].map((x) => outline(x, 23, 5, 4)),
  ),
  slider: {
    title: 'Selected work',
    alias: 'selected-work',
    type: 'standard',
    layout: {
      mode: 'fullscreen',
      belowHeader: true,
      minHeight: 560,
      maxHeight: 1100,
      grid: grid([1240, 640], [820, 640], [600, 640], [390, 640]),
    },
    flow: { autoplay: true, duration: 9000 },
    controls: [
      {
        blockType: 'sliderThumbnails',
        style: 'framed',
        across: 'end',
        down: 'bottom',
        offsetX: 20,
        offsetY: 20,
        space: 6,
        width: 76,
        height: 54,
      },
      { blockType: 'sliderProgress', style: 'horizontal', size: 3, place: 'top' },
    ],
    gestures: { mouse: true },
    slides: [
      work({
        imageName: 'arcade',
        title: 'Market arcade',
        above: 'Public building, 2025',
        text: 'Forty new arches in the old measure. In the evening the whole square turns the colour of brick.',
        to: { x: -4, y: 2 },
        transition: 'fade',
      }),
      work({
        imageName: 'pavilion',
        title: 'House by the pool',
        above: 'Private house, 2024',
        text: 'Five bays of glass under one flat roof. The water doubles the only lamp in the room.',
        to: { x: 4, y: 0 },
        transition: 'zoomout',
      }),
      work({
        imageName: 'stairs',
        title: 'Nine steps',
        above: 'Sculpture garden, 2023',
        text: 'A stair that leads to nothing but the view. Children understood it first.',
        to: { x: 3, y: -4 },
        transition: 'wipe-up',
      }),
      work({
        imageName: 'tower',
        title: 'Quay tower',
        above: 'Flats and offices, 2022',
        text: 'Ninety flats above two floors of workshops, so that somebody is always at home.',
        to: { x: -3, y: 4 },
        transition: 'fade',
      }),
    ],
  },
}
