import type { DemoTopic } from './demo-topic.ts'

/** Topics of the board about lamps. */
export const light: readonly DemoTopic[] = [
  {
    slug: 'pendant-hums',
    title: 'Pendant No. 2 hums when it is dimmed',
    by: 'Samuel Oort',
    at: '2026-09-18T21:10:00Z',
    text: 'From about a third downwards. At full light it is silent. The dimmer is from the house, the lamp is from you.',
    replies: [
      [
        'Tobias Rye',
        12,
        'The dimmer cuts the front of the wave, and the driver wants the back of it cut. Look for `trailing edge` on the plate.\n\nIf it says `leading`, any electrician changes it in ten minutes.',
      ],
      ['Samuel Oort', 70, 'It said leading. Changed, and I can hear the fridge again.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'which-bulb',
    title: 'Which bulb for reading, which for dinner?',
    by: 'Nora Whitby',
    at: '2026-09-26T17:30:00Z',
    text: 'One room for both. I have bought five kinds and like none.',
    replies: [
      [
        'Tobias Rye',
        16,
        'Dinner: 2,200 to 2,400 kelvin, dimmed, low over the table. Reading: 2,700, from beside you, never from above.\n\nTwo lamps cost less than one that can do both badly.',
      ],
      ['Claire Dunmore', 30, 'And buy them all at once. The same number from another year is another colour.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'height-over-table',
    title: 'How high above the table?',
    by: 'Ruth Adler',
    at: '2026-10-02T11:00:00Z',
    text: 'The tall one of us sees the bulb, the small ones see the shade.',
    replies: [
      [
        'Tobias Rye',
        5,
        '62 cm from the table to the rim. Then sit down, all of you, and look at each other. If you see glass, 3 cm lower.',
      ],
      ['Tom Vance', 9, 'We have 58 and nobody hits it. Nobody taller than 1.80, though.'],
      ['Ruth Adler', 26, '60. Everybody sees everybody.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'cable-colour',
    title: 'A cloth cable that is not white',
    by: 'Marta Lind',
    at: '2026-10-08T14:25:00Z',
    text: 'White looks like a mistake on our ceiling. Is there a grey one?',
    replies: [
      [
        'Tobias Rye',
        19,
        'Linen grey and ink, both by the metre. Send the length from the hook to the rose and add 20 cm.',
      ],
    ],
    solvedBy: 2,
  },
  {
    slug: 'hallway-dark',
    title: 'A hallway of nine metres without a window',
    by: 'Jonas Feld',
    at: '2026-10-14T08:40:00Z',
    text: 'Two spots at the ends. It looks like the way to an operation.',
    replies: [
      [
        'Tobias Rye',
        24,
        'Light the walls, not the floor. Three small wall lamps on one side, at the height of the shoulder, and leave the end brighter than the middle: one walks towards light.',
      ],
      ['Nora Whitby', 12, 'We did this with two, and I have stopped switching on the ceiling.'],
    ],
  },
  {
    slug: 'sensor-glare',
    title: 'The night light is too bright at three in the morning',
    by: 'Claire Dunmore',
    at: '2026-10-21T03:12:00Z',
    text: 'I write this awake.',
    replies: [
      [
        'Tobias Rye',
        6,
        'There is a small wheel behind the plate. Turn it until you can just see your feet. They are all that has to be seen.',
      ],
      ['Claire Dunmore', 20, 'Feet found. Good night.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'shade-dust',
    title: 'Cleaning a paper shade',
    by: 'Hanna Brandt',
    at: '2026-10-29T10:05:00Z',
    text: 'It is five years old and wears a collar of dust. Water is surely wrong?',
    replies: [
      ['Tobias Rye', 7, 'Water is wrong. A soft brush, from the top down, and a slice of stale bread for what stays.'],
      ['Ruth Adler', 4, 'Bread. I would not have believed it.'],
    ],
    solvedBy: 2,
  },
  {
    slug: 'two-switches',
    title: 'One lamp, two switches, and they disagree',
    by: 'Tom Vance',
    at: '2026-11-05T18:50:00Z',
    text: 'By the door it is on or off. By the bed it does nothing unless the door is on. Is this the lamp?',
    replies: [
      ['Jonas Feld', 2, 'It is the wiring. Ours was one wire short, from 1974.'],
      [
        'Tobias Rye',
        14,
        'Jonas is right. Ask for a two-way circuit. Please do not try it from a drawing on the internet.',
      ],
    ],
    solvedBy: 2,
  },
  {
    slug: 'evening-sun',
    title: 'Evening sun on the screen',
    by: 'Samuel Oort',
    at: '2026-11-11T16:35:00Z',
    text: 'West window, desk in front of it because of the view. From October on I see nothing between four and five.',
    replies: [
      [
        'Tobias Rye',
        20,
        'Turn the desk by ninety degrees and keep the view beside you. If it has to stay: a linen blind that comes *up* from the sill, to the height of the screen.',
      ],
    ],
  },
  {
    slug: 'lampe-flackert',
    language: 'de',
    title: 'Die Leuchte flackert, wenn die Waschmaschine läuft',
    by: 'Jonas Feld',
    at: '2026-10-19T19:20:00Z',
    text: 'Nur im Flur, nur beim Schleudern. Ist das gefährlich?',
    replies: [
      [
        'Tobias Rye',
        11,
        'Meist eine lockere Klemme im selben Stromkreis. Bitte nicht abwarten: Sicherung aus, und jemand vom Fach sieht nach.',
      ],
      ['Jonas Feld', 48, 'Es war die Klemme in der Dose. Danke für den Nachdruck.'],
    ],
    solvedBy: 2,
  },
]
