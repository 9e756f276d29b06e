import { imageExample, sliderExample } from '../example-parts.ts'
import type { SliderBlock } from './slider.block.ts'

const words = (text: string) => ({
  root: { children: [{ type: 'paragraph', children: [{ type: 'text', text, format: 0 }] }] },
})

const video = { filename: 'weir.mp4', mimeType: 'video/mp4' }

/** On a dark image, at each size of the room. */
const imageBackground = (size: readonly [number, number, number], more: object = {}) => ({
  desktop: { size: size[0], color: '#ffffff', ...more },
  tablet: { size: size[1] },
  phone: { size: size[2] },
})

const link = (href: string, label: string) => ({ do: 'link', link: { href, label } })

/** A slide as a designer would hand it over: its words come one after the other. */
const opening = {
  id: 'opening',
  title: 'A house by a weir',
  background: { kind: 'image', image: imageExample('') },
  overlay: { color: '#171512', opacity: 60 },
  layers: [
    {
      id: 'rule',
      blockType: 'layerShape',
      name: 'Rule',
      paint: '#ffffff',
      place: {
        desktop: { dx: 60, dy: 132, width: 72, height: 3 },
        phone: { dx: 28, dy: 300, width: 56 },
      },
      timeline: { in: { preset: 'wipe', at: 200 } },
    },
    {
      id: 'kicker',
      blockType: 'layerHeading',
      as: 'p',
      words: 'Halden & Rye, architects',
      place: { desktop: { dx: 60, dy: 152 }, phone: { dx: 28, dy: 322 } },
      text: imageBackground([18, 22, 22], { weight: 500, line: 1.3 }),
      timeline: { in: { preset: 'fade-start', at: 400 } },
    },
    {
      id: 'title',
      blockType: 'layerHeading',
      words: 'A house that listens to the river',
      place: {
        desktop: { dx: 60, dy: 192, width: 600 },
        tablet: { width: 760 },
        phone: { dx: 28, dy: 368, width: 424 },
      },
      text: imageBackground([64, 72, 56], { line: 1.05 }),
      timeline: { in: { preset: 'words-up', at: 600 }, out: { preset: 'fade-above' } },
    },
    {
      id: 'more',
      blockType: 'layerButton',
      label: 'See the house',
      place: {
        desktop: { dx: 60, dy: 364, width: 220, height: 56 },
        tablet: { dy: 376, width: 280, height: 72 },
        phone: { dx: 28, dy: 590, width: 424, height: 84 },
      },
      text: { desktop: { size: 18 }, tablet: { size: 24 }, phone: { size: 30 } },
      timeline: { in: { preset: 'fade-below', at: 1000 } },
      actions: [link('/projects/weir/', 'See the house')],
      hover: { to: { y: -4 }, duration: 200 },
    },
  ],
}

/** Images, a group, an icon that swings, a row of columns, and a button that shows and hides a layer. */
const details = {
  id: 'details',
  title: 'Details',
  background: { kind: 'color', color: 'surface' },
  layers: [
    {
      id: 'chair',
      blockType: 'layerImage',
      image: imageExample('A chair by a window'),
      alt: 'A chair by a window',
      name: 'Chair',
      place: {
        desktop: { x: 'end', dx: 48, y: 'center', width: 380, height: 380 },
        phone: { x: 'center', y: 'start', dx: 0, dy: 24, width: 432, height: 260 },
      },
      box: { desktop: { radius: 12, shadow: { y: 18, blur: 40, color: '#00000040' } } },
      timeline: { in: { preset: 'iris', at: 100 } },
      actions: [link('/products/chair/', 'The chair')],
    },
    {
      id: 'made',
      blockType: 'layerHeading',
      words: 'Made to be mended',
      place: { desktop: { dx: 60, dy: 84, width: 430 }, phone: { dx: 24, dy: 312, width: 432 } },
      text: { desktop: { size: 52 }, phone: { size: 48 } },
      timeline: { in: { preset: 'letters-up', at: 300 } },
    },
    {
      id: 'rows',
      blockType: 'layerRow',
      gap: 24,
      breakAt: 'phone',
      place: { desktop: { dx: 60, dy: 220, width: 430 }, phone: { dx: 24, dy: 428, width: 432 } },
      timeline: { in: { preset: 'lines-up', at: 700, split: 'none' } },
      columns: [
        {
          layers: [
            {
              id: 'oak',
              blockType: 'layerText',
              content: words('Oak from forests that we know by name.'),
              text: { desktop: { size: 18, line: 1.45 }, tablet: { size: 22 }, phone: { size: 26 } },
            },
          ],
        },
        {
          layers: [
            {
              id: 'wool',
              blockType: 'layerText',
              content: words('Wool that is woven an hour from here.'),
              text: { desktop: { size: 18, line: 1.45 }, tablet: { size: 22 }, phone: { size: 26 } },
            },
          ],
        },
      ],
    },
    {
      id: 'badge',
      blockType: 'layerGroup',
      name: 'Guarantee',
      place: {
        desktop: { dx: 60, dy: 350, width: 260, height: 72 },
        tablet: { dy: 392 },
        phone: { dx: 24, dy: 620, width: 300, height: 84 },
      },
      box: { desktop: { background: 'paper', radius: 36 } },
      timeline: { in: { preset: 'grow', at: 900 } },
      layers: [
        {
          id: 'leaf',
          blockType: 'layerIcon',
          icon: 'leaf',
          place: { desktop: { dx: 20, y: 'center', width: 32, height: 32 } },
          text: { desktop: { color: 'accent' } },
          loop: { rotate: 12, duration: 1600 },
        },
        {
          id: 'years',
          blockType: 'layerHeading',
          as: 'p',
          words: '25 years of care',
          place: { desktop: { dx: 68, y: 'center' } },
          text: { desktop: { size: 20, line: 1.2, weight: 500 }, phone: { size: 24 } },
        },
      ],
    },
    {
      id: 'film-again',
      blockType: 'layerButton',
      label: 'The first slide',
      look: 'quiet',
      place: {
        desktop: { dx: 340, dy: 358, width: 150, height: 56 },
        tablet: { dy: 400 },
        phone: { dx: 24, dy: 716, width: 200, height: 64 },
      },
      text: { desktop: { size: 18 }, phone: { size: 26 } },
      actions: [{ do: 'slide', to: 'first' }],
    },
  ],
}

/** A video beside words that stand on the whole stage. */
const watching = {
  id: 'watching',
  title: 'A film',
  background: { kind: 'gradient', gradient: { angle: 135, stops: [{ color: '#1d2a2f' }, { color: '#4a3b2c' }] } },
  layers: [
    {
      id: 'watch-title',
      blockType: 'layerHeading',
      words: 'Two minutes at the bench',
      basis: 'slide',
      place: { desktop: { x: 'start', dx: '6%', y: 'end', dy: '12%' }, phone: { dy: '6%' } },
      text: imageBackground([40, 44, 44], { line: 1.1 }),
      timeline: { in: { preset: 'block-start', at: 300 } },
    },
    {
      id: 'bench-film',
      blockType: 'layerVideo',
      name: 'At the bench',
      file: video,
      poster: imageExample(''),
      place: {
        desktop: { x: 'center', y: 'start', dy: 40, width: 560, height: 315 },
        phone: { dy: 80, width: 440, height: 260 },
      },
      timeline: { in: { preset: 'blur' } },
    },
  ],
}

const grid = {
  desktop: { width: 960, height: 500 },
  tablet: { width: 860, height: 500 },
  phone: { width: 480, height: 800 },
}

export const sliderLayersExamples: readonly SliderBlock[] = [opening, details, watching].map((slide) => ({
  blockType: 'slider',
  id: `slider-layers-${slide.id}`,
  slider: sliderExample({
    alias: `layers-${slide.id}`,
    title: slide.title,
    type: 'hero',
    layout: { mode: 'fullwidth', grid },
    slides: [slide],
  }),
}))
