import { linkTo, to } from '@vitrine/kit/demo'

/** Footer of the demo. */
export const footer = {
  elsewhere: { entry: 'split', list: 'slim', message: 'slim' },
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
}
