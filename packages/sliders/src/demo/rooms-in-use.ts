import { image, to } from '@vitrine/kit/demo'

/** Colours of the page, so that words stand on its paper in either scheme. */
const INK = 'ink'

/** A room at its hour: words on paper at the edge of the page, the image beside them, and on phones above them. */
function daySlide(options: {
  readonly name: string
  readonly deeplink: string
  readonly hour: string
  readonly time: string
  readonly title: string
  readonly text: string
  readonly link: object
}): object {
  const { name, deeplink, hour, time, title, text, link } = options
  return {
    blockType: 'slide',
    title,
    deeplink,
    background: { kind: 'transparent' },
    transition: { names: ['fade'], duration: 500 },
    params: [{ text: time }],
    layers: [
      {
        blockType: 'layerImage',
        name: 'room',
        image: image(name),
        fit: 'cover',
        place: {
          desktop: { x: 'end', y: 'start', width: '1060', height: '720' },
          notebook: { width: '600', height: '540' },
          tablet: { width: '760', height: '430' },
          phone: { width: '350', height: '300' },
        },
        timeline: {
          in: { preset: 'wipe', at: 0, duration: 1300 },
          out: { preset: 'fade', duration: 400 },
        },
      },
      {
        blockType: 'layerHeading',
        name: 'hour',
        words: hour,
        as: 'p',
        place: {
          desktop: { x: 'start', y: 'start', dx: '-6', dy: '-16' },
          notebook: { dx: '-4', dy: '-8' },
          tablet: { dx: '-2', dy: '452' },
          phone: { dx: '-2', dy: '312' },
        },
        text: {
          desktop: { typeface: 'display', size: 210, line: 1, spacing: -10, color: INK },
          notebook: { size: 128, spacing: -4 },
          tablet: { size: 96, spacing: -3 },
          phone: { size: 64, spacing: -2 },
        },
        timeline: { in: { preset: 'mask-up', at: 250 }, out: { preset: 'fade', duration: 300 } },
      },
      {
        blockType: 'layerHeading',
        name: 'time',
        words: time,
        as: 'p',
        place: {
          desktop: { x: 'start', y: 'start', dx: '0', dy: '232' },
          notebook: { dy: '140' },
          tablet: { dy: '566' },
          phone: { x: 'end', dy: '348' },
        },
        text: {
          desktop: { size: 24, line: 1.3, spacing: 0, color: INK },
          notebook: { size: 17 },
          tablet: { size: 16 },
          phone: { size: 16 },
        },
        timeline: { in: { preset: 'fade', at: 700 }, out: { preset: 'fade', duration: 300 } },
      },
      {
        blockType: 'layerHeading',
        name: 'title',
        words: title,
        as: 'h2',
        place: {
          desktop: { x: 'start', y: 'start', dx: '0', dy: '356', width: '540' },
          notebook: { dy: '216', width: '360' },
          tablet: { dx: '268', dy: '462', width: '490' },
          phone: { x: 'start', dx: '0', dy: '392', width: '350' },
        },
        text: {
          desktop: { size: 66, line: 1.05, spacing: -1.5, color: INK },
          notebook: { size: 44 },
          tablet: { size: 40 },
          phone: { size: 33 },
        },
        timeline: { in: { preset: 'lines-up', at: 450 }, out: { preset: 'fade', duration: 300 } },
      },
      {
        blockType: 'layerHeading',
        name: 'sentence',
        words: text,
        as: 'p',
        place: {
          desktop: { x: 'start', y: 'start', dx: '0', dy: '524', width: '470' },
          notebook: { dy: '326', width: '330' },
          tablet: { dx: '268', dy: '562', width: '470' },
          phone: { dx: '0', dy: '478', width: '340' },
        },
        text: {
          desktop: { size: 26, line: 1.45, spacing: 0, color: INK },
          notebook: { size: 18 },
          tablet: { size: 17 },
          phone: { size: 17 },
        },
        timeline: { in: { preset: 'fade-below', at: 900 }, out: { preset: 'fade', duration: 300 } },
      },
      {
        blockType: 'layerButton',
        name: 'more',
        label: 'See the room',
        look: 'outline',
        place: {
          desktop: { x: 'start', y: 'start', dx: '0', dy: '654' },
          notebook: { dy: '466' },
          tablet: { dx: '268', dy: '636' },
          phone: { dx: '0', dy: '572' },
        },
        text: { desktop: { size: 22, color: INK }, notebook: { size: 16 } },
        timeline: { in: { preset: 'fade', at: 1200 }, out: { preset: 'fade', duration: 300 } },
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
    // As wide as the page at most, so that its edges are the page's in every window.
    mode: 'auto',
    grid: {
      desktop: { width: 1664, height: 720 },
      notebook: { width: 1000, height: 540 },
      tablet: { width: 760, height: 690 },
      phone: { width: 350, height: 624 },
    },
  },
  flow: { autoplay: true, duration: 8000 },
  controls: [
    {
      blockType: 'sliderArrows',
      style: 'round',
      across: 'end',
      down: 'bottom',
      offsetX: 76,
      offsetY: 20,
      hideUnder: 900,
    },
    {
      blockType: 'sliderTabs',
      style: 'line',
      place: 'outer-bottom',
      across: 'start',
      width: 170,
      height: 64,
      space: 0,
    },
  ],
  slides: [
    daySlide({
      name: 'bakery',
      deeplink: 'bakery',
      hour: '6.00',
      time: 'Six in the morning',
      title: 'The first batch is out.',
      text: 'Steam goes up before the customers come. The window was moved for it.',
      link: to('/services/interiors/', 'Interiors'),
    }),
    daySlide({
      name: 'reading-room',
      deeplink: 'reading-room',
      hour: '11.00',
      time: 'Eleven',
      title: 'North light, no shadows.',
      text: 'Forty seats. Nobody has to choose one for its lamp.',
      link: to('/services/light/', 'Light'),
    }),
    daySlide({
      name: 'ferry-waiting-room',
      deeplink: 'ferry',
      hour: '15.30',
      time: 'Half past three',
      title: 'The bench follows the timetable.',
      text: 'Eleven metres of oak for those who were early.',
      link: to('/services/furniture/', 'Furniture'),
    }),
    daySlide({
      name: 'house-by-a-weir',
      deeplink: 'weir',
      hour: '20.00',
      time: 'Eight in the evening',
      title: 'The hall is still warm.',
      text: 'You hear the water and do not see it. That was the wish.',
      link: to('/services/interiors/', 'Interiors'),
    }),
  ],
}
