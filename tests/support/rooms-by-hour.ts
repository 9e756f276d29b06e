/** A slide with an image all over and four layers: an hour, a title at the foot, a sentence, and a button. */
function daySlide(options: {
  readonly image: number
  readonly deeplink: string
  readonly time: string
  readonly title: string
  readonly text: string
  readonly transition: string
}): object {
  const { image, deeplink, time, title, text, transition } = options
  return {
    blockType: 'slide',
    title,
    deeplink,
    background: { kind: 'image', image, fit: 'cover' },
    panZoom: { on: true, from: { scale: 100 }, to: { scale: 108, x: -2, y: 1 }, duration: 12_000 },
    overlay: { color: '#17140f', opacity: 54 },
    transition: { names: [transition], duration: 1100 },
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
      },
    ],
  }
}

/**
 * A slider to work on: four rooms, each with an image all over and words upon it.
 *
 * @param idOf Number of an image of the demo, by its name.
 */
export const roomsByHour = (idOf: (name: string) => number) => ({
  _status: 'published',
  alias: 'rooms-by-hour',
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
      image: idOf('bakery'),
      deeplink: 'bakery',
      time: 'Six in the morning',
      title: 'The first batch is out.',
      text: 'Steam goes up before the customers come. The window was moved for it.',
      transition: 'fade',
    }),
    daySlide({
      image: idOf('reading-room'),
      deeplink: 'reading-room',
      time: 'Eleven',
      title: 'North light, no shadows.',
      text: 'Forty seats. Nobody has to choose one for its lamp.',
      transition: 'parallax',
    }),
    daySlide({
      image: idOf('ferry-waiting-room'),
      deeplink: 'ferry',
      time: 'Half past three',
      title: 'The bench follows the timetable.',
      text: 'Eleven metres of oak for those who were early.',
      transition: 'columns-slide',
    }),
    daySlide({
      image: idOf('house-by-a-weir'),
      deeplink: 'weir',
      time: 'Eight in the evening',
      title: 'The hall is still warm.',
      text: 'You hear the water and do not see it. That was the wish.',
      transition: 'zoomout',
    }),
  ],
})
