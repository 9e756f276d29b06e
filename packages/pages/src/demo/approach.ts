import { image, linkTo, p, rich, to, ul } from '@vitrine/kit/demo'

/** Darkened background image of a panel, on which text is legible. */
function dark(name: string, overlayOpacity: number): object {
  return {
    surface: 'paper',
    scheme: 'dark',
    ground: { image: image(name), overlay: 'paper', overlayOpacity },
  }
}

function step(title: string, text: string): readonly object[] {
  return [
    { blockType: 'heading', text: title, level: '2', size: '6', align: 'start' },
    { blockType: 'richText', size: 'large', content: rich(text) },
  ]
}

export const approach = {
  path: '/studio/approach/',
  parent: '/studio/',
  title: 'How we work',
  slug: 'approach',
  meta: {
    description: 'Look, draw, make, come back: what happens to your room, week by week, and where the money goes.',
    image: image('stair'),
  },
  layout: [
    {
      blockType: 'hero',
      variant: 'plain',
      heading: 'Slow at first, then quick.',
      text: 'Half of the work is done before anyone lifts a saw.',
      links: [],
    },
    {
      blockType: 'animatedTitle',
      kind: 'rotating',
      before: 'We begin with',
      texts: [
        { text: 'the light.' },
        { text: 'the noise.' },
        { text: 'the cold floor.' },
        { text: 'who gets up first.' },
      ],
      effect: 'clip',
      displayMs: 2200,
      size: '5',
      frame: { space: 'large' },
    },
    {
      blockType: 'section',
      surface: 'paper',
      scheme: 'dark',
      padding: 'large',
      height: 'full',
      align: 'end',
      ground: {
        image: image('hero-window'),
        motion: 'up',
        velocity: 0.3,
        overlay: 'paper',
        overlayOpacity: 60,
        leaving: 'fade',
      },
      blocks: [
        { blockType: 'heading', text: 'Eight, noon and six.', level: '2', size: '6', align: 'start' },
        {
          blockType: 'richText',
          size: 'large',
          content: rich(
            'We sit in your room three times in one day and write down what the sun does. Nobody draws before that.',
          ),
        },
      ],
    },
    {
      blockType: 'columns',
      ratio: '8-4',
      lastSticks: true,
      columns: [
        {
          blocks: [
            {
              blockType: 'timeline',
              heading: 'One room, twenty-six weeks',
              steps: [
                {
                  when: 'Week 1',
                  title: 'The visit',
                  text: 'Two hours, a tape, a lux meter, your kettle. You talk. We measure.',
                },
                {
                  when: 'Week 3',
                  title: 'One drawing, one price',
                  text: 'On paper, by post. The price holds for ninety days.',
                },
                {
                  when: 'Week 5',
                  title: 'The box',
                  text: 'Every material at its real size. It stays with you for a week, near the window.',
                  image: image('materials'),
                },
                {
                  when: 'Week 8',
                  title: 'Plans for the builder',
                  text: 'Every wall, socket and shelf. Three tenders, opened at your table.',
                },
                {
                  when: 'Week 12',
                  title: 'Saw and site',
                  text: 'The workshop cuts while the plaster dries. A photograph comes every Friday.',
                  image: image('workshop'),
                },
                {
                  when: 'Week 26',
                  title: 'The keys',
                  text: 'We sweep, hang the lamp and leave. A year later we are back with oil and a screwdriver.',
                },
              ],
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'richText',
              heading: 'What we ask of you',
              size: 'text',
              content: rich(
                p('One person who decides. One drawer you will not give up.'),
                ul('A plan, if there is one', 'The bill for your heating', 'The chair you always sit in'),
              ),
            },
            {
              blockType: 'buttonGroup',
              align: 'start',
              buttons: [{ link: to('/services/prices/', 'See the prices'), look: 'outline' }],
            },
          ],
        },
      ],
    },
    {
      blockType: 'scrollSections',
      dots: 'end',
      panels: [
        {
          name: 'Look',
          ...dark('stair', 60),
          blocks: step(
            'Look',
            'A stair tells more than a brief. We walk up and down until we know which step is wrong.',
          ),
        },
        {
          name: 'Draw',
          surface: 'surface',
          ground: { gradient: 'sheen' },
          blocks: step(
            'Draw',
            'By hand first, one to ten. What cannot be drawn by hand cannot be explained to a joiner.',
          ),
        },
        {
          name: 'Make',
          ...dark('workshop', 60),
          blocks: step('Make', 'Yusuf cuts one sample of each joint. You break it. Then we make the stronger one.'),
        },
        {
          name: 'Come back',
          surface: 'accent',
          blocks: step('Come back', 'After one year, and after ten. Wood moves, and so do people. We put both right.'),
        },
      ],
    },
    {
      blockType: 'beforeAfter',
      before: image('reading-room-before'),
      after: image('reading-room'),
      beforeLabel: 'March',
      afterLabel: 'November',
      caption: 'Reading room. The shelves in March, and with their books in November.',
      frame: { appear: 'fade', appearDirection: 'still', space: 'large' },
    },
    {
      blockType: 'columns',
      ratio: '5-7',
      columns: [
        {
          blocks: [
            {
              blockType: 'richText',
              heading: 'Where the money goes',
              size: 'text',
              content: rich(
                'An average of forty-one rooms since 2009. Yours will differ, and you see by how much every Friday.',
              ),
            },
          ],
        },
        {
          blocks: [
            {
              blockType: 'progress',
              shape: 'bar',
              items: [
                { label: 'Workshop', percent: 36 },
                { label: 'Material', percent: 31 },
                { label: 'Site', percent: 19 },
                { label: 'Drawing', percent: 14 },
              ],
            },
          ],
        },
      ],
    },
    {
      blockType: 'counters',
      counters: [
        { value: 41, label: 'rooms, all of them in use' },
        { value: 400, label: 'samples in the library' },
        { value: 5, label: 'years for the oak to dry' },
        { value: 3.9, label: 'kilograms for chair no. 4' },
      ],
      frame: { appear: 'slide', appearDirection: 'up' },
    },
    {
      blockType: 'callToAction',
      heading: 'Put the kettle on.',
      text: 'We bring the tape. The first visit takes two hours and costs £180.',
      links: [linkTo('/contact/', 'Arrange a visit')],
    },
  ],
}
