import { BLOCK_TEXTS } from '@vitrine/blocks/core'
import { EFFECT_TEXTS } from '@vitrine/effects/core'
import { LIGHTBOX_TEXTS } from '@vitrine/lightbox/core'
import { FOOTER_TEXTS, HEADER_TEXTS } from '@vitrine/navigation/core'
import { SEARCH_TEXTS } from '@vitrine/search/core'
import { SLIDER_TEXTS } from '@vitrine/sliders/core'
import { PAGINATION_TEXTS, STEPPER_TEXTS } from '@vitrine/ui/core'
import { VIDEO_TEXTS } from '@vitrine/video/core'
import { linkTo, picture, to } from './links.ts'

export const site = {
  name: 'Halden & Rye',
  tagline: 'Interiors, furniture and light',
  description:
    'A studio of eleven people for interiors, furniture and light. We draw rooms and build what stands in them.',
  shareImage: picture('hero-window'),
  address: 'Halden & Rye\n14 Lantern Street\nPort Ansel PA4 2RW',
  phone: '+44 1632 960 114',
  email: 'studio@halden-rye.example',
  hours: [
    { days: 'Monday to Thursday', times: '9.00 – 17.30' },
    { days: 'Friday', times: '9.00 – 14.00' },
    { days: 'Saturday, by appointment', times: '10.00 – 13.00' },
  ],
  social: [
    { label: 'Instagram', url: 'https://www.instagram.com/haldenrye.example/' },
    { label: 'Pinterest', url: 'https://www.pinterest.com/haldenrye.example/' },
  ],
  lightbox: { skin: 'smooth', path: 'horizontal', opacity: 0.92, loop: true, texts: LIGHTBOX_TEXTS },
  blockTexts: {
    pages: BLOCK_TEXTS,
    effects: EFFECT_TEXTS,
    stepper: STEPPER_TEXTS,
    parts: PAGINATION_TEXTS,
    video: VIDEO_TEXTS,
    sliders: SLIDER_TEXTS,
  },
}

export const search = { minCharacters: 3, noResults: 'Nothing found. Try another word.', texts: SEARCH_TEXTS }

export const theme = { scheme: 'auto' }

export const header = {
  items: [
    {
      link: to('/services/', 'Services'),
      children: [
        linkTo('/services/interiors/', 'Interiors'),
        linkTo('/services/furniture/', 'Furniture'),
        linkTo('/services/light/', 'Light'),
        linkTo('/services/prices/', 'Prices'),
      ],
    },
    { link: to('/work/', 'Work') },
    {
      link: to('/studio/', 'Studio'),
      children: [
        linkTo('/studio/approach/', 'How we work'),
        linkTo('/studio/rooms/', 'Rooms'),
        linkTo('/studio/open-evening/', 'Open evening'),
      ],
    },
    { link: to('/journal/', 'Journal') },
  ],
  action: to('/contact/', 'Contact'),
  search: 'overlay',
  texts: HEADER_TEXTS,
}

export const footer = {
  statement: 'The kettle is on from nine.',
  action: to('/contact/', 'Come and see us'),
  columns: [
    {
      heading: 'Services',
      links: [
        linkTo('/services/interiors/', 'Interiors'),
        linkTo('/services/furniture/', 'Furniture'),
        linkTo('/services/light/', 'Light'),
        linkTo('/services/prices/', 'Prices'),
      ],
    },
    {
      heading: 'Halden & Rye',
      links: [
        linkTo('/work/', 'Work'),
        linkTo('/studio/', 'Studio'),
        linkTo('/studio/approach/', 'How we work'),
        linkTo('/studio/open-evening/', 'Open evening'),
        linkTo('/contact/', 'Contact'),
      ],
    },
  ],
  legalLinks: [linkTo('/privacy/', 'Privacy')],
  note: 'Halden & Rye Ltd. Registered in Port Ansel, no. 0741196.',
  texts: FOOTER_TEXTS,
}
