import { drawn, ellipse, line, linear, radial, rect, shape } from './template-image.ts'

const SIZE = [900, 1200] as const

const shadow = radial('shadow', [
  ['#2a211a', 0, 0.42],
  ['#2a211a', 1, 0],
])

/** Light of a window with two bars, that falls on a wall. */
const windowLight = (fill: string) =>
  [
    'M150 60L390 150V420L150 330Z',
    'M420 162L640 244V514L420 432Z',
    'M150 366L390 456V726L150 636Z',
    'M420 468L640 550V820L420 738Z',
  ]
    .map((pane) => shape(pane, fill))
    .join('')

export const branch = drawn('branch', 'A branch in a jar, in the light of a window', SIZE, () => [
  '<defs>',
  shadow,
  linear('wall', ['#d9d0c1', '#c2b5a1']),
  linear('table', ['#8f6f50', '#5e4632']),
  linear('jar', ['#f4eee2', ['#cfc3ae', 0.6], '#8c7d66'], [1, 0.1]),
  '</defs>',
  rect(0, 0, 900, 1200, 'url(#wall)'),
  windowLight('#f3ead6'),
  rect(0, 960, 900, 240, 'url(#table)'),
  rect(0, 960, 900, 8, '#a98761'),
  ellipse(560, 1040, 250, 34, 'url(#shadow)'),
  line('M450 700C430 560 470 420 420 300S300 160 250 110', '#5a4733', 10),
  line('M452 520C520 440 600 410 680 320', '#5a4733', 7),
  line('M436 360C380 330 330 330 270 300', '#5a4733', 6),
  ...(
    [
      [250, 110, -30],
      [300, 170, 30],
      [340, 200, -60],
      [396, 262, 40],
      [270, 300, -80],
      [330, 322, 10],
      [420, 330, 70],
      [540, 430, 20],
      [600, 396, 90],
      [640, 356, 10],
      [680, 320, 60],
      [470, 500, -40],
      [452, 450, 50],
    ] as const
  ).map(
    ([x, y, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">${shape('M0 0C26 -20 30 -62 0 -88C-30 -62 -26 -20 0 0Z', '#6f7f5c')}${line('M0 -6V-78', '#93a27c', 3)}</g>`,
  ),
  shape(
    'M404 690H500C506 740 560 770 576 850C592 940 560 1046 452 1046S312 940 328 850C344 770 398 740 404 690Z',
    'url(#jar)',
  ),
  ellipse(452, 690, 48, 11, '#6d5f4b'),
])

export const pears = drawn('pears', 'A bowl with three pears on a table', SIZE, () => [
  '<defs>',
  shadow,
  linear('wall', ['#3f4d4a', '#2b3633']),
  linear('table', ['#d8c9b2', '#a8937a']),
  linear('bowl', ['#efe5d4', ['#c7b79d', 0.6], '#7f6f58'], [1, 0.3]),
  radial('pear', ['#e9c763', ['#c99a34', 0.6], '#8a6420'], { x: 0.34, y: 0.4, r: 0.75 }),
  radial('russet', ['#d08a50', ['#a65c2c', 0.6], '#6b3717'], { x: 0.34, y: 0.4, r: 0.75 }),
  '</defs>',
  rect(0, 0, 900, 1200, 'url(#wall)'),
  shape('M120 0H520L900 420V760L820 780Z', '#4f605b', ' opacity=".75"'),
  shape('M0 80L70 110L640 800H330L0 420Z', '#4f605b', ' opacity=".45"'),
  rect(0, 780, 900, 420, 'url(#table)'),
  ellipse(540, 1010, 330, 48, 'url(#shadow)'),
  ...(
    [
      [330, 640, 'pear', -14],
      [560, 650, 'russet', 16],
      [446, 610, 'pear', 3],
    ] as const
  ).map(
    ([x, y, fill, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      line('M0 -190C4 -214 14 -226 26 -232', '#4a3421', 9) +
      shape(
        'M0 -190C44 -190 48 -110 74 -54C112 26 76 110 0 110S-112 26 -74 -54C-48 -110 -44 -190 0 -190Z',
        `url(#${fill})`,
      ) +
      '</g>',
  ),
  shape('M190 700H710C710 870 610 990 540 1000H360C290 990 190 870 190 700Z', 'url(#bowl)'),
  ellipse(450, 700, 260, 26, '#8f7f66', ' opacity=".55"'),
  shape('M190 700C300 730 600 730 710 700C700 722 600 744 450 744S200 722 190 700Z', '#f6eee0'),
])

export const books = drawn('books', 'Books in a pile, with a cup on them', SIZE, () => [
  '<defs>',
  shadow,
  linear('wall', ['#c98a66', '#a9633f']),
  linear('table', ['#5b4436', '#3a2a21']),
  linear('cup', ['#fbf5ea', ['#ded0ba', 0.6], '#a18e74'], [1, 0.1]),
  '</defs>',
  rect(0, 0, 900, 1200, 'url(#wall)'),
  windowLight('#e5b08a'),
  rect(0, 1000, 900, 200, 'url(#table)'),
  ellipse(500, 1030, 360, 40, 'url(#shadow)'),
  ...(
    [
      [190, 926, 560, 96, '#2f4858', '#f0e4cf'],
      [236, 846, 470, 80, '#d9c39a', '#fbf3e2'],
      [204, 762, 520, 84, '#7c2f2a', '#f0e4cf'],
      [262, 700, 410, 62, '#e8dcc6', '#fbf6ea'],
    ] as const
  ).map(
    ([x, y, width, height, cover, pages]) =>
      rect(x, y, width, height, cover, ' rx="6"') +
      rect(x + 24, y + 10, width - 24, height - 20, pages) +
      [0.3, 0.55, 0.8]
        .map((at) => line(`M${x + 30} ${y + height * at}H${x + width - 6}`, '#c9b794', 2, ' opacity=".7"'))
        .join('') +
      rect(x, y, 24, height, cover, ' rx="6"'),
  ),
  line('M560 560C640 552 648 640 556 644', '#d6c6ac', 16),
  shape('M380 540H566C566 630 556 690 520 700H426C390 690 380 630 380 540Z', 'url(#cup)'),
  ellipse(473, 540, 93, 16, '#5a3a24'),
  ...[0, 1, 2].map((wisp) =>
    line(
      `M${430 + wisp * 44} 490C${404 + wisp * 44} 450 ${462 + wisp * 44} 430 ${434 + wisp * 44} 380`,
      '#fbf5ea',
      6,
      ' opacity=".5"',
    ),
  ),
])
