import type { DemoTopic } from './demo-topic.ts'

/** Topics of the board about rooms and building. */
export const rooms: readonly DemoTopic[] = [
  {
    slug: 'lime-or-clay',
    title: 'Lime or clay on a kitchen wall?',
    by: 'Claire Dunmore',
    at: '2026-09-16T09:30:00Z',
    text: 'Behind the table, not behind the stove. Children with bread and jam.',
    replies: [
      [
        'Mara Halden',
        8,
        'Lime up to the shoulder of a child, clay above it. Lime can be wiped, clay can be mended. You will need both.',
      ],
      ['Marta Lind', 30, 'We have clay all the way down. It is a diary.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'order-of-trades',
    title: 'Who comes first: floor or kitchen?',
    by: 'Nora Whitby',
    at: '2026-09-23T07:45:00Z',
    text: 'The kitchen people say floor. The floor people say kitchen. I have one of each in the house on Monday.',
    replies: [
      [
        'Mara Halden',
        2,
        'Floor, covered with board and taped at the edges. Then kitchen. Then you take the board off together and look.',
      ],
      ['Tom Vance', 5, 'Photograph it before the board goes down. Ask me why.'],
      ['Nora Whitby', 1, 'Why?'],
      ['Tom Vance', 1, 'One scratch, two opinions, no photograph.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'window-seat-depth',
    title: 'How deep is a window seat that one sits in?',
    by: 'Ruth Adler',
    at: '2026-09-29T15:10:00Z',
    text: 'Ours is drawn with 40 cm. It looks like a shelf for people.',
    replies: [
      [
        'Mara Halden',
        18,
        '55 to sit with feet on the floor, 75 to sit sideways with a book. Under 45 it becomes a place for post.',
      ],
      ['Samuel Oort', 6, '72 here. Nobody has put post on it yet.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'echo',
    title: 'The new room echoes',
    by: 'Jonas Feld',
    at: '2026-10-06T20:00:00Z',
    text: 'Plaster, glass, a concrete floor. We whisper at dinner.',
    replies: [
      [
        'Mara Halden',
        14,
        'Cloth on one wall, not on all. A curtain over the whole width behind the table takes half of it. Books take the rest, if they stand unevenly.',
      ],
      ['Hanna Brandt', 21, 'A rug under the table, larger than you think. We speak again.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'terrazzo-crack',
    title: 'A hairline in the terrazzo',
    by: 'Samuel Oort',
    at: '2026-10-11T11:50:00Z',
    text: 'From the door to the drain, since the first winter. It catches a fingernail and nothing else.',
    replies: [
      [
        'Mara Halden',
        25,
        'The floor has moved once and is done. Have it filled in spring, by the one who poured it, with dust from the same sack.',
      ],
    ],
  },
  {
    slug: 'three-builders',
    title: 'How do you choose between three offers?',
    by: 'Marta Lind',
    at: '2026-10-16T13:35:00Z',
    text: 'One is a page, one is eleven pages, one is a number in a message. The number is the lowest.',
    replies: [
      ['Mara Halden', 4, 'Ask each what is *not* in it. The one who answers fastest has thought about it.'],
      ['Claire Dunmore', 9, 'We took the eleven pages. There was a twelfth in the end, and it was ours.'],
    ],
  },
  {
    slug: 'walk-in-the-dark',
    title: 'The walk through in the dark',
    by: 'Tom Vance',
    at: '2026-10-23T19:15:00Z',
    text: 'The studio made us walk through the finished house at night, without switching anything on. We thought it was theatre.\n\nWe moved two switches the next day. Do it before the plaster.',
    replies: [
      ['Nora Whitby', 11, 'Three switches here. And a socket behind a door.'],
      ['Mara Halden', 13, 'This goes into the letter that we send before the survey. Thank you.'],
    ],
  },
  {
    slug: 'paint-north-room',
    title: 'White in a room to the north',
    by: 'Hanna Brandt',
    at: '2026-10-30T09:00:00Z',
    text: 'Every white looks like a fridge. I have nine squares on the wall.',
    replies: [
      [
        'Mara Halden',
        7,
        'Stop looking for white. Take the colour of the floor and a cup of it into a bucket of white. It will look white, and warm, from the second evening on.',
      ],
      ['Hanna Brandt', 96, 'The tenth square. My husband asks when I will paint over the other nine.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'moving-in-dust',
    title: 'How long does new plaster dust?',
    by: 'Samuel Oort',
    at: '2026-11-08T10:40:00Z',
    text: 'Six weeks in, and the black shelf is grey every Friday.',
    replies: [
      [
        'Mara Halden',
        21,
        'Lime that was rubbed and not sealed dusts for a season. A damp sponge over the wall once, no soap. Then it stops.',
      ],
    ],
    solvedBy: 2,
  },
  {
    slug: 'altes-haus-daemmen',
    language: 'de',
    title: 'Altbau von innen dämmen: Kalk oder Holzfaser?',
    by: 'Hanna Brandt',
    at: '2026-11-02T08:15:00Z',
    text: 'Ziegel, 1908, die Straßenseite darf sich nicht ändern. Zwei Angebote, zwei Meinungen.',
    replies: [
      [
        'Mara Halden',
        27,
        'Beides geht, wenn niemand eine Folie dazwischen legt. Holzfaser mit Lehm ist wärmer, Kalkplatten verzeihen mehr. Im Bad nähmen wir Kalk.',
      ],
      [
        'Marta Lind',
        15,
        'Wir haben Holzfaser seit vier Wintern. Die Wand ist warm, und der Schrank darf daran stehen.',
      ],
    ],
  },
]
