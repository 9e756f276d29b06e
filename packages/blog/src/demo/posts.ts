import type { RichNode } from '@vitrine/kit/demo'
import { h2, image, quote, rich, ul } from '@vitrine/kit/demo'

/** A post's running text. */
const text = (...blocks: readonly (string | RichNode)[]) => ({
  blockType: 'richText',
  size: 'text',
  content: rich(...blocks),
})

/** The newest last: the database counts them in this order. */
export const posts = [
  {
    slug: 'what-walnut-does-in-ten-years',
    title: 'What walnut does in ten years',
    excerpt: 'It gets lighter. Oak gets darker. Somewhere in the seventh year they meet.',
    publishedAt: '2026-03-09T08:00:00.000Z',
    author: { author: 'linnea-voss' },
    categories: [{ category: 'materials' }],
    tags: [{ tag: 'walnut' }, { tag: 'oak' }],
    image: image('materials'),
    layout: [
      text(
        'We keep a board in the library. Half of it hangs behind cloth, half in the south window. Every March we take the cloth off and look.',
        h2('The first year'),
        'Nothing that you would notice. The walnut loses its purple, and you only see it when you lay a fresh offcut beside it.',
        h2('The fifth year'),
        'The walnut is the colour of tea with milk. The oak has taken on honey. People begin to ask whether both were stained.',
        h2('What we do about it'),
        ul(
          'We never match two woods in the first year.',
          'We oil; we do not varnish. Oil lets the sun in, and lets a scratch be mended.',
          'We tell you before you choose.',
        ),
        quote('Draw the room for the tenth year. The first one will look after itself.'),
      ),
    ],
  },
  {
    slug: 'the-counter-that-flour-cannot-find',
    title: 'The counter that flour cannot find',
    excerpt: 'Ostrand bakes from three in the morning. We measured where the flour lands, and drew around it.',
    publishedAt: '2026-05-18T08:00:00.000Z',
    author: { author: 'ines-okafor' },
    categories: [{ category: 'interiors' }],
    tags: [{ tag: 'oak' }],
    series: { series: 'one-room' },
    image: image('bakery'),
    layout: [
      text(
        'For a week we stood in the old bakery with a torch and a black cloth. By six the cloth was grey in two places and clean everywhere else.',
        h2('Two places'),
        'Below the divider and behind the till. Flour falls where hands stop. So the new counter has no ledge in either place, and the slats of its front run upright, not across.',
        h2('One surface'),
        'The top is terrazzo, poured in one piece and ground by hand. It has one joint, under the bread knife, where a crack would have come anyway.',
        h2('One lamp'),
        'Brass, on a long cable, so that it can be drawn up when the trays come through. Ole Ostrand says it is the only thing in the shop that he does not clean.',
      ),
    ],
  },
  {
    slug: 'sixteen-niches',
    title: 'Sixteen niches',
    excerpt: 'A shop for pots should be quieter than a pot. It took us four models to find out how quiet.',
    publishedAt: '2026-07-06T08:00:00.000Z',
    author: { author: 'mara-halden' },
    categories: [{ category: 'interiors' }, { category: 'light' }],
    tags: [{ tag: 'plaster' }],
    series: { series: 'one-room' },
    image: image('ceramics-shop'),
    layout: [
      text(
        'The first model had shelves. Everything on them looked for sale. The second had tables, and people put their bags there.',
        'The fourth had a wall of plaster, sixteen openings wide as two hands, and one pot in each. The light comes from the left, as it does in the workshop where they are thrown.',
        h2('Why square'),
        'Pots are round. A square tells you so.',
        h2('Why sixteen'),
        'Because the kiln holds sixteen. When one is sold, the niche stays empty until the next firing. Empty niches sell more than full ones.',
        h2('What it cost'),
        'Nine days of plaster, and one argument about the number of niches.',
      ),
    ],
  },
  {
    slug: 'a-lux-meter-on-holiday',
    title: 'A lux meter on holiday',
    excerpt: 'I carry one everywhere. These are the numbers of a summer, and what they are good for.',
    publishedAt: '2026-09-14T08:00:00.000Z',
    author: { author: 'tobias-rye' },
    categories: [{ category: 'light' }],
    tags: [{ tag: 'plaster' }],
    image: image('pendant'),
    layout: [
      text(
        'A chapel at noon: 90 lux on the page. A harbour bar at ten in the evening: 12. The kitchen of the house we rented: 640, from one tube, and nobody stayed in it.',
        h2('Less than you think'),
        'You can read by 100 lux if the wall behind the book is dark. By 300 you begin to see the lamp instead of the page.',
        h2('From where'),
        'Every room that people stayed in had its light below their eyes or beside them. Every room that they left had it above.',
        h2('What I changed at home'),
        'I took down the lamp in the hall. There is one on the floor now, behind the umbrellas.',
      ),
    ],
  },
  {
    slug: 'a-bench-for-people-who-are-late',
    title: 'A bench for people who are late',
    excerpt: 'Nobody sits down in a ferry terminal. They lean, they perch, they run. So we drew a bench for that.',
    publishedAt: '2026-11-02T08:00:00.000Z',
    author: { author: 'yusuf-demir' },
    categories: [{ category: 'furniture' }],
    tags: [{ tag: 'oak' }],
    series: { series: 'one-room' },
    image: image('ferry-waiting-room'),
    sticky: false,
    layout: [
      text(
        'We counted for two days. Of two hundred and twelve people, thirty-one sat. The others wanted to see the board, the door and the sea, in this order.',
        h2('Forty-seven centimetres'),
        'A chair is 45 high. At 47 you can sit on the edge and be standing before you know it. At 49 older people lose the floor.',
        h2('Eleven metres'),
        'One bench, not six. Six benches have twelve ends, and everybody sits at an end. One has two, and the middle fills by itself.',
        h2('Slats'),
        'Oak, 28 millimetres, with gaps that a ticket falls through and a telephone does not. We tried both.',
        quote('If you miss the boat, it should not be because you could not get up.'),
      ),
    ],
  },
]
