import { a, image, p, rich } from '@vitrine/kit/demo'

export const contact = {
  path: '/contact/',
  title: 'Contact',
  slug: 'contact',
  footer: 'slim',
  meta: { description: 'Write, call, or come to 14 Lantern Street in Port Ansel. We answer within two working days.' },
  layout: [
    { blockType: 'hero', variant: 'plain', heading: 'Tell us about the room.', links: [] },
    {
      blockType: 'columns',
      ratio: '7-5',
      columns: [
        { blocks: [{ blockType: 'contactForm', form: { form: 'contact' }, label: 'Contact' }] },
        {
          blocks: [
            {
              blockType: 'richText',
              size: 'text',
              content: rich(
                p(a('+44 1632 960 114', 'tel:+441632960114')),
                p(a('studio@halden-rye.example', 'mailto:studio@halden-rye.example')),
                p(
                  '14 Lantern Street, Port Ansel PA4 2RW. Second yard on the left. The ferry stops four minutes from the door.',
                ),
              ),
            },
            {
              blockType: 'contentBoxes',
              variant: 'prices',
              heading: 'Open',
              boxes: [
                { title: 'Monday to Thursday', detail: '9.00 – 17.30' },
                { title: 'Friday', detail: '9.00 – 14.00' },
                { title: 'Saturday', detail: 'by appointment' },
              ],
            },
            {
              blockType: 'image',
              layout: 'column',
              image: image('stair'),
              caption: 'Up these stairs, then left.',
            },
          ],
        },
      ],
    },
  ],
}
