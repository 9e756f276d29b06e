import { circle, drawn, ellipse, line, linear, radial, shape } from './template-image.ts'

const SIZE = [900, 900] as const
const MIDDLE = 450

/** A plate from above, with the light from the upper left. */
const plate = (rim: string, well: string) => [
  '<defs>',
  radial('shadow', [
    ['#1d1712', 0.75, 0.4],
    ['#1d1712', 1, 0],
  ]),
  linear('rim', [rim, well], [1, 1]),
  linear('well', [well, rim], [1, 1]),
  '</defs>',
  circle(MIDDLE + 16, MIDDLE + 30, 420, 'url(#shadow)'),
  circle(MIDDLE, MIDDLE, 390, 'url(#rim)'),
  circle(MIDDLE, MIDDLE, 290, 'url(#well)'),
]

/** Points on a circle about the middle. */
const around = (count: number, radius: number, turn = 0) =>
  Array.from({ length: count }, (_, index) => {
    const angle = (index / count) * Math.PI * 2 + turn
    return [
      Math.round(MIDDLE + radius * Math.cos(angle)),
      Math.round(MIDDLE + radius * Math.sin(angle)),
      angle,
    ] as const
  })

const leaf = (x: number, y: number, turn: number, size = 1) =>
  `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${size})">` +
  shape('M0 -52C34 -30 34 26 0 52C-34 26 -34 -30 0 -52Z', '#3f7a3f') +
  line('M0 -44V44', '#7fb069', 3) +
  '</g>'

export const soup = drawn('soup', 'A bowl of tomato soup with cream and basil', SIZE, () => [
  ...plate('#f5efe3', '#d9cdb8'),
  `<defs>${radial('soup', ['#e8653a', ['#d2491f', 0.7], '#a93312'], { x: 0.42, y: 0.38, r: 0.62 })}</defs>`,
  circle(MIDDLE, MIDDLE, 268, 'url(#soup)'),
  line('M300 470C300 380 400 330 480 360S590 470 520 530S370 560 370 480S450 410 490 450', '#fbe9cf', 20),
  leaf(560, 360, 40),
  leaf(610, 410, 80, 0.8),
  leaf(546, 420, -10, 0.66),
  ...around(9, 180, 0.5).map(([x, y], index) => circle(x, y, 5 + (index % 3) * 2, '#f7b24a', ' opacity=".8"')),
  ...around(14, 120, 0.2).map(([x, y]) => circle(x, y, 3, '#4b1a0d')),
])

export const pasta = drawn('pasta', 'A nest of ribbon noodles with peas and lemon', SIZE, () => [
  ...plate('#e5e9e4', '#bcc8c2'),
  ellipse(MIDDLE + 8, MIDDLE + 16, 216, 206, '#7a5a20', ' opacity=".25"'),
  circle(MIDDLE, MIDDLE, 202, '#dba846'),
  ...Array.from({ length: 13 }, (_, strand) => {
    const radius = 196 - strand * 13
    const turn = strand * 47
    return `<g transform="rotate(${turn} 450 450)">${line(
      `M${MIDDLE - radius} ${MIDDLE}A${radius} ${radius * 0.86} 0 1 1 ${MIDDLE + radius * 0.5} ${Math.round(MIDDLE + radius * 0.74)}`,
      ['#f6d580', '#eec462', '#fae3a2'][strand % 3] ?? '#eec462',
      15,
    )}</g>`
  }),
  ...around(11, 150, 0.9).map(([x, y]) => circle(x, y, 19, '#6c9a3d') + circle(x - 6, y - 6, 6, '#a9cf78')),
  ...around(5, 76, 0.2).map(([x, y]) => circle(x, y, 18, '#7dab48') + circle(x - 6, y - 6, 6, '#b6d98a')),
  leaf(470, 420, 30, 0.8),
  leaf(430, 450, -50, 0.7),
  '<g transform="translate(630 610) rotate(24)">',
  circle(0, 0, 64, '#f2c230'),
  circle(0, 0, 54, '#fff3c4'),
  ...[0, 60, 120, 180, 240, 300].map(
    (turn) => `<g transform="rotate(${turn})">${shape('M0 -8L18 -44Q0 -54 -18 -44Z', '#f7d75e')}</g>`,
  ),
  '</g>',
])

export const tart = drawn('tart', 'A tart with figs and almonds', SIZE, () => [
  ...plate('#f2e4de', '#d4b9b1'),
  circle(MIDDLE, MIDDLE, 262, '#8d5526'),
  ...around(40, 252).map(([x, y]) => circle(x, y, 22, '#c98744')),
  circle(MIDDLE, MIDDLE, 232, '#e9b867'),
  ...[...around(11, 172, 0.1), ...around(6, 84, 0.4)].map(
    ([x, y, angle]) =>
      `<g transform="translate(${x} ${y}) rotate(${Math.round((angle * 180) / Math.PI) + 90})">` +
      shape('M0 -56C36 -30 44 20 0 48C-44 20 -36 -30 0 -56Z', '#4c2340') +
      shape('M0 -44C27 -22 33 16 0 37C-33 16 -27 -22 0 -44Z', '#f0cdb0') +
      shape('M0 -30C18 -14 22 12 0 26C-22 12 -18 -14 0 -30Z', '#c63f5c') +
      ['-6 -6', '6 2', '-4 10', '5 -12']
        .map((at) => `<circle r="2.4" transform="translate(${at})" fill="#ffe0b0"/>`)
        .join('') +
      '</g>',
  ),
  circle(MIDDLE, MIDDLE, 30, '#4c2340'),
  circle(MIDDLE, MIDDLE, 22, '#c63f5c'),
  ...around(17, 214, 0.3).map(
    ([x, y, angle]) =>
      `<ellipse rx="13" ry="5" fill="#fff1d8" transform="translate(${x} ${y}) rotate(${Math.round(angle * 140)})"/>`,
  ),
])
