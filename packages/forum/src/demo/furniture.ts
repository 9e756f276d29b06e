import type { DemoTopic } from './demo-topic.ts'

/** Topics of the board about tables and chairs. */
export const furniture: readonly DemoTopic[] = [
  {
    slug: 'before-you-write',
    title: 'Before you write: the number under your table',
    by: 'Yusuf Demir',
    at: '2026-03-02T09:00:00Z',
    text: 'Every piece has a number burnt into its underside. With it we know the log, the year and who made it.\n\nPlease write it into your question. It saves both of us a day.',
    replies: [],
    isSticky: true,
    isClosed: true,
  },
  {
    slug: 'how-often-oil',
    title: 'How often do you oil a table that is used every day?',
    by: 'Ruth Adler',
    at: '2026-09-14T08:20:00Z',
    text: 'Oak, six people, two of them under ten. The middle looks dry, the ends look new.\n\nDo I oil all of it or only where we sit?',
    replies: [
      [
        'Yusuf Demir',
        3,
        'All of it, or you will see the edge for a year.\n\n1. wipe it dry\n2. oil thinly, with a cloth that does not lint\n3. wait twenty minutes\n4. take off **everything** that stays wet\n\nTwice in the first year, then once.',
      ],
      ['Tom Vance', 20, 'We do it on the first Sunday of May. It has become a holiday.'],
      ['Ruth Adler', 30, 'Done. The cloth went outside to dry, flat, as the tin says.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'white-ring',
    title: 'A white ring from a hot pan',
    by: 'Marta Lind',
    at: '2026-09-21T18:05:00Z',
    text: 'My brother-in-law, the good pan, no mat. The ring is as large as a saucer. Is the table ruined?',
    replies: [
      ['Jonas Feld', 2, 'No. Mine went away with oil and a warm hand. It took a week.'],
      [
        'Yusuf Demir',
        14,
        'It is water under the oil, not burnt wood. Rub along the grain with `0000` steel wool and a little oil, then leave it alone for a day.\n\nIf it is brown, write again.',
      ],
      ['Marta Lind', 60, 'White, and gone. He has been told.'],
    ],
    solvedBy: 3,
  },
  {
    slug: 'chair-no-4-creaks',
    title: 'Chair No. 4 creaks when I lean back',
    by: 'Samuel Oort',
    at: '2026-10-01T19:40:00Z',
    text: 'Four of six are silent. Two creak at the back leg since we turned the heating on.',
    replies: [
      [
        'Yusuf Demir',
        15,
        'Dry air. Turn the chair over: there is a brass screw in the rear rail. A quarter of a turn, not more.',
      ],
      ['Samuel Oort', 6, 'A quarter of a turn and a glass of water on the radiator. Silent.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'bench-outside',
    title: 'Which wood for a bench that stands outside the whole year?',
    by: 'Tom Vance',
    at: '2026-10-04T07:55:00Z',
    text: 'North wall, two metres from a hedge, no roof. I do not want to paint anything.',
    replies: [
      ['Jonas Feld', 5, 'Larch. Mine is nine years old and grey like a gate.'],
      ['Yusuf Demir', 22, 'Larch or oak. Lift it off the ground by the height of a coin, so that the feet can dry.'],
      [
        'Hanna Brandt',
        40,
        'Ours is oak. It stained the flagstones the first autumn. Nobody told us, and now I tell you.',
      ],
    ],
  },
  {
    slug: 'felt-or-cork',
    title: 'Felt or cork under the legs?',
    by: 'Hanna Brandt',
    at: '2026-10-09T12:30:00Z',
    text: 'Pine floor, soft. The felt that came with the chairs is full of grit.',
    replies: [
      ['Marta Lind', 4, 'Felt, and a new one every spring. Grit is worse than no felt.'],
      ['Samuel Oort', 9, 'Cork slides badly but quietly.'],
    ],
  },
  {
    slug: 'extending-table',
    title: 'Can a table from 2019 be made longer?',
    by: 'Claire Dunmore',
    at: '2026-10-17T10:15:00Z',
    text: 'We were four and are seven now. It is number 212. I would rather have it longer than have two.',
    replies: [
      [
        'Yusuf Demir',
        26,
        'Number 212 is from a log that we still have half of. Two leaves of 45 cm, on the ends. It takes eleven weeks.\n\nBring it in March, when you eat outside anyway.',
      ],
      ['Claire Dunmore', 3, 'March it is.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'wax-or-oil',
    title: 'Wax over oil, yes or no',
    by: 'Jonas Feld',
    at: '2026-10-25T16:00:00Z',
    text: 'My father waxed everything. The studio says oil and nothing else. Who is right?',
    replies: [
      [
        'Yusuf Demir',
        18,
        '> My father waxed everything.\n\nHe was right for cupboards. On a table wax keeps the next oil out, and you will want the next oil.',
      ],
      ['Jonas Feld', 2, 'Then he gets the cupboards.'],
    ],
  },
  {
    slug: 'cat-and-paper-cord',
    title: 'A cat, and a seat of paper cord',
    by: 'Nora Whitby',
    at: '2026-11-03T20:45:00Z',
    text: 'Three strands are through. She is not sorry. Can one seat be woven again without the other five looking old?',
    replies: [
      ['Yusuf Demir', 13, 'Yes, and it darkens within a summer. Send the chair, not the cat.'],
      ['Ruth Adler', 8, 'A folded blanket on one chair. Ours took the offer.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'tisch-trocken',
    language: 'de',
    title: 'Der Tisch ist an der Fensterseite heller',
    by: 'Hanna Brandt',
    at: '2026-10-12T09:10:00Z',
    text: 'Eiche, Südfenster, drei Jahre. An einer Seite ist er eine Spur heller. Lässt sich das ausgleichen?',
    replies: [
      [
        'Yusuf Demir',
        20,
        'Drehen Sie ihn im Frühjahr um. Nach einem Sommer sieht man nichts mehr. Abschleifen würden wir dafür nicht.',
      ],
      ['Hanna Brandt', 5, 'Umgedreht. Die Kinder suchen seither ihre Plätze.'],
    ],
    solvedBy: 2,
  },
]
