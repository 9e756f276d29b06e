import { linkTo, to } from '@vitrine/kit/demo'

/** Header of the demo. */
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
  transparent: true,
}
