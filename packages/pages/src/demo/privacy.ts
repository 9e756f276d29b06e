import { a, h2, p, rich, ul } from '@vitrine/kit/demo'

export const privacy = {
  path: '/privacy/',
  title: 'Privacy',
  slug: 'privacy',
  meta: { description: 'What Halden & Rye keeps about you, why, and for how long.' },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'Privacy',
      text: 'We keep little, and not for long. Last changed on 2 March 2026.',
      links: [],
    },
    {
      blockType: 'richText',
      size: 'text',
      content: rich(
        h2('Who is responsible'),
        'Halden & Rye Ltd, 14 Lantern Street, Port Ansel PA4 2RW. Mara Halden reads every request herself.',
        h2('When you visit these pages'),
        'We set no cookies for visitors, count nobody and load nothing from other companies before you ask for it. If you choose a light or a dark page, your browser remembers it. We do not learn of it.',
        h2('When you write to us'),
        'We store what you enter in the form, and the time. We use it to answer you and for nothing else.',
        ul(
          'Enquiries that lead nowhere are deleted after twelve months.',
          'Letters about an order are kept for six years, because tax law says so.',
          'We give nothing to third parties, builders included, before you agree.',
        ),
        h2('Your rights'),
        p(
          'You can ask what we have, have it corrected, or have it deleted. Write to ',
          a('studio@halden-rye.example', 'mailto:studio@halden-rye.example'),
          ' or use the ',
          a('contact form', '/contact/'),
          '. If we disagree, the data protection authority decides.',
        ),
      ),
    },
    {
      blockType: 'consentSettings',
      heading: 'Films of other companies',
      intro:
        'Two of our films lie at YouTube and Vimeo. They are loaded when you press play and agree. Here you can take that back.',
    },
  ],
}
