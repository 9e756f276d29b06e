import { title as bar, drawing, lines, plain } from '@vitrine/kit/fields'
import { DRAWING_HEIGHT, type SliderTemplate } from './slider-template.ts'
import { column, fullWidth, onColor, place, words } from './stored.ts'

/** One line of news, all of which is a link. */
function line(text: string, url: string): object {
  return {
    blockType: 'slide',
    title: text,
    background: onColor('ink'),
    transition: { names: ['slide-up'], duration: 500 },
    link: { type: 'url', url, label: text, newTab: false },
    layers: [
      column(
        'Line',
        place(
          { x: 'center', y: 'center', width: 1000 },
          { width: 660 },
          { x: 'start', dx: 24, width: 490 },
          { dx: 16, width: 300 },
        ),
        [
          words('Line', text, [17, 17, 16, 15], {
            color: 'paper',
            weight: 500,
            line: 1.35,
            place: place({ x: 'center' }, undefined, { x: 'start' }),
          }),
        ],
        { basis: 'slide' },
      ),
    ],
  }
}

export const notice: SliderTemplate = {
  name: 'notice',
  label: { en: 'Thin bar', de: 'Schmaler Balken' },
  description: {
    en: 'One line over or under the header that changes now and then: delivery, opening hours, an offer.',
    de: 'Eine Zeile über oder unter der Kopfzeile, die ab und zu wechselt: Lieferung, Öffnungszeiten, ein Angebot.',
  },
  thumbnail: drawing(
    DRAWING_HEIGHT,
    plain('ink', 0, 0, 48, 5),
    plain('paper', 12, 2, 24, 1),
    lines(4, 8, 6),
    lines(32, 8, 12),
    bar(4, 14, 24),
    lines(4, 20, 30, 3),
  ),
  slider: {
    title: 'Notices',
    alias: 'notices',
    type: 'standard',
    layout: { ...fullWidth([100, 100, 100, 100]), maxHeight: 76 },
    flow: { autoplay: true, duration: 6000 },
    controls: [],
    slides: [
      line('Free delivery from 60 pounds, until Sunday.', '/delivery/'),
      line('We are open on Whit Monday, from ten to four.', '/opening-hours/'),
      line('New: repairs while you wait, every Thursday.', '/repairs/'),
    ],
  },
}
