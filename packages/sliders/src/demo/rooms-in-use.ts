import { image, to } from '@vitrine/kit/demo'

/** Layers of a slide: its number of the day, its name, a sentence, and a link. */
function daySlide(options: {
  readonly name: string
  readonly deeplink: string
  readonly time: string
  readonly title: string
  readonly text: string
  readonly link: object
  readonly transition: readonly string[]
}): object {
  const { name, deeplink, time, title, text, link, transition } = options
  return {
    blockType: 'slide',
    title,
    deeplink,
    background: { kind: 'image', image: image(name), fit: 'cover' },
    panZoom: { on: true, from: { scale: 100 }, to: { scale: 108, x: -2, y: 1 }, duration: 12_000 },
    overlay: { color: '#17140f', opacity: 54 },
    transition: { names: transition, duration: 1100 },
    params: [{ text: time }],
    layers: [
      {
        blockType: 'layerHeading',
        name: 'time',
        words: time,
        as: 'p',
        // At the head of the slide: titles of two lines grow upwards from the foot.
        place: {
          desktop: { x: 'start', y: 'start', dx: '64', dy: '56' },
          notebook: { dx: '40', dy: '48' },
          tablet: { dx: '28', dy: '40' },
          phone: { dx: '20', dy: '32' },
        },
        text: { desktop: { size: 17, spacing: 1, color: '#f6f1e7' }, phone: { size: 15 } },
        timeline: { in: { preset: 'fade', at: 300 } },
      },
      {
        blockType: 'layerHeading',
        name: 'title',
        words: title,
        as: 'h2',
        place: {
          desktop: { x: 'start', y: 'end', dx: '64', dy: '194', width: '1000' },
          notebook: { dx: '40', width: '740' },
          tablet: { dx: '28', width: '540' },
          phone: { dx: '20', dy: '190', width: '340' },
        },
        text: {
          desktop: { size: 80, line: 1.02, color: '#f6f1e7' },
          notebook: { size: 64 },
          tablet: { size: 48 },
          phone: { size: 38 },
        },
        timeline: { in: { preset: 'words-up', at: 400 }, out: { preset: 'fade' } },
      },
      {
        blockType: 'layerHeading',
        name: 'sentence',
        words: text,
        as: 'p',
        place: {
          desktop: { x: 'start', y: 'end', dx: '64', dy: '120', width: '700' },
          notebook: { dx: '40', width: '640' },
          tablet: { dx: '28', width: '520' },
          phone: { dx: '20', dy: '104', width: '330' },
        },
        text: { desktop: { size: 20, line: 1.4, color: '#f6f1e7' }, phone: { size: 17 } },
        timeline: { in: { preset: 'fade-below', at: 900 }, out: { preset: 'fade' } },
      },
      {
        blockType: 'layerButton',
        name: 'more',
        label: 'See the room',
        look: 'outline',
        place: {
          desktop: { x: 'start', y: 'end', dx: '64', dy: '40' },
          notebook: { dx: '40' },
          tablet: { dx: '28' },
          phone: { dx: '20', dy: '28' },
        },
        text: { desktop: { size: 17, color: '#f6f1e7' } },
        timeline: { in: { preset: 'fade-below', at: 1200 }, out: { preset: 'fade' } },
        actions: [{ on: 'click', do: 'link', link }],
      },
    ],
  }
}

/** Four rooms at the hour for which they were drawn. */
export const roomsInUse = {
  alias: 'rooms-in-use',
  title: 'Four rooms at their hour',
  type: 'standard',
  layout: {
    mode: 'fullwidth',
    minHeight: 520,
    maxHeight: 760,
    grid: {
      desktop: { width: 1240, height: 640 },
      notebook: { width: 820, height: 560 },
      tablet: { width: 600, height: 560 },
      phone: { width: 390, height: 560 },
    },
  },
  flow: { autoplay: true, duration: 8000 },
  controls: [
    { blockType: 'sliderArrows', style: 'plain', hideUnder: 900 },
    {
      blockType: 'sliderTabs',
      style: 'line',
      place: 'outer-bottom',
      width: 200,
      height: 64,
    },
    { blockType: 'sliderProgress', style: 'horizontal', size: 3 },
  ],
  slides: [
    daySlide({
      name: 'bakery',
      deeplink: 'bakery',
      time: 'Six in the morning',
      title: 'The first batch is out.',
      text: 'Steam goes up before the customers come. The window was moved for it.',
      link: to('/services/interiors/', 'Interiors'),
      transition: ['fade'],
    }),
    daySlide({
      name: 'reading-room',
      deeplink: 'reading-room',
      time: 'Eleven',
      title: 'North light, no shadows.',
      text: 'Forty seats. Nobody has to choose one for its lamp.',
      link: to('/services/light/', 'Light'),
      transition: ['parallax'],
    }),
    daySlide({
      name: 'ferry-waiting-room',
      deeplink: 'ferry',
      time: 'Half past three',
      title: 'The bench follows the timetable.',
      text: 'Eleven metres of oak for those who were early.',
      link: to('/services/furniture/', 'Furniture'),
      transition: ['columns-slide'],
    }),
    daySlide({
      name: 'house-by-a-weir',
      deeplink: 'weir',
      time: 'Eight in the evening',
      title: 'The hall is still warm.',
      text: 'You hear the water and do not see it. That was the wish.',
      link: to('/services/interiors/', 'Interiors'),
      transition: ['zoomout'],
    }),
  ],
}
