import { circle, drawn, ellipse, line, linear, radial, rect, shape } from './template-image.ts'

const SIZE = [1600, 1000] as const
const [WIDTH, HEIGHT] = SIZE

/** Points of a ridge: as many as make it smooth at this size. */
const STEPS = 40

const round = (value: number) => Math.round(value * 10) / 10

/** The line of a ridge from left to right: waves of three lengths, which `seed` shifts. */
function ridgeLine(base: number, height: number, seed: number): readonly (readonly [number, number])[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => {
    const t = step / STEPS
    const wave =
      0.55 * Math.sin(t * 5.1 + seed) + 0.3 * Math.sin(t * 11.7 + seed * 2.3) + 0.15 * Math.sin(t * 24 + seed * 3.7)
    return [round(t * WIDTH), round(base - height * wave)] as const
  })
}

/** All that lies below a ridge. */
function ridge(base: number, height: number, seed: number, fill: string): string {
  const points = ridgeLine(base, height, seed)
  const curve = points.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = points[index + 1] ?? [x, y]
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`
  })
  return shape(`M0 ${HEIGHT}V${points[0]?.[1]}${curve.join('')}L${WIDTH} ${points.at(-1)?.[1]}V${HEIGHT}Z`, fill)
}

/** A row of firs along a ridge. */
function firs(base: number, tall: number, seed: number, fill: string): string {
  const trees = Array.from({ length: 46 }, (_, tree) => {
    const x = tree * 36 - 20 + 14 * Math.sin(tree * 7.3 + seed)
    const size = tall * (0.62 + 0.38 * Math.abs(Math.sin(tree * 3.1 + seed * 1.7)))
    const foot = base + 26 * Math.sin(tree * 0.32 + seed)
    const half = size * 0.19
    return `M${round(x - half)} ${round(foot)}L${round(x)} ${round(foot - size)}L${round(x + half)} ${round(foot)}V${HEIGHT}H${round(x - half)}Z`
  })
  return shape(trees.join(''), fill)
}

export const ridges = drawn('ridges', 'Mountain ridges one behind the other, before the sun rises', SIZE, () => [
  '<defs>',
  linear('sky', ['#1c2644', ['#3f456b', 0.36], ['#8b6a80', 0.56], ['#e0a084', 0.7], '#f3c79a']),
  radial('glow', [
    ['#ffe9c4', 0, 0.95],
    ['#ffd9a4', 0.25, 0.55],
    ['#f3c79a', 1, 0],
  ]),
  linear('near', ['#1d2136', '#0e111e']),
  '</defs>',
  rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
  circle(1300, 640, 380, 'url(#glow)'),
  circle(1300, 648, 64, '#fff1d6'),
  ridge(676, 40, 1.2, '#b0818b'),
  ridge(720, 80, 4.1, '#86697f'),
  ridge(770, 80, 2.4, '#5d5271'),
  ridge(840, 95, 5.6, '#3c3a5a'),
  ridge(930, 80, 0.4, 'url(#near)'),
])

export const coast = drawn('coast', 'A calm sea in the evening, with cliffs on both sides', SIZE, () => [
  '<defs>',
  linear('sky', ['#2f5d73', ['#7fa6a5', 0.45], '#f2d3a6']),
  linear('sea', ['#d9b98f', ['#5e8c91', 0.3], '#163744']),
  linear('cliff', ['#3a4a4c', '#16262b']),
  '</defs>',
  rect(0, 0, WIDTH, 600, 'url(#sky)'),
  circle(820, 520, 84, '#fff0d0'),
  rect(0, 560, WIDTH, 440, 'url(#sea)'),
  ...[0, 1, 2, 3, 4, 5, 6].map((wave) =>
    ellipse(
      820 + 18 * Math.sin(wave * 2),
      582 + wave * wave * 7,
      92 + wave * 30,
      3 + wave * 0.9,
      '#ffeccb',
      ' opacity=".62"',
    ),
  ),
  shape('M1600 250L1440 300L1330 470L1210 520L1160 600L1600 640Z', '#5d6f6d'),
  shape('M0 170L190 210L290 400L420 450L470 590L600 640L0 760Z', 'url(#cliff)'),
  shape('M190 210L290 400L420 450L470 590L330 600L260 470Z', '#5b6a68', ' opacity=".55"'),
  shape('M1600 620L1180 660L980 820L700 1000H1600Z', '#12262d'),
])

export const dunes = drawn('dunes', 'Sand dunes with sharp shadows', SIZE, () => [
  '<defs>',
  linear('sky', ['#e7b98a', '#f8e6c9']),
  linear('lit', ['#eab676', '#d28b4c']),
  linear('dark', ['#a4532f', '#5f2a1d'], [0.3, 1]),
  '</defs>',
  rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
  circle(420, 270, 90, '#fff6e2'),
  shape('M0 520C300 420 520 470 760 540S1300 400 1600 470V1000H0Z', '#e2ad74'),
  shape('M1110 470C1200 430 1400 430 1600 470V760C1400 640 1280 560 1110 470Z', '#b9683c'),
  shape('M0 640C260 560 420 500 640 560S1080 820 1600 700V1000H0Z', 'url(#lit)'),
  shape(
    'M560 545C700 560 760 640 700 760S460 900 300 1000H1600V700C1080 830 820 600 640 560Q600 548 560 545Z',
    'url(#dark)',
  ),
  shape('M0 860C260 770 540 830 820 900S1320 960 1600 880V1000H0Z', '#c77a45'),
])

export const forest = drawn('forest', 'Firs in the mist of the morning', SIZE, () => [
  '<defs>',
  linear('sky', ['#9fb5ad', '#e6e3cf']),
  linear('mist', [
    ['#e6e3cf', 0, 0],
    ['#e6e3cf', 1, 0.75],
  ]),
  '</defs>',
  rect(0, 0, WIDTH, HEIGHT, 'url(#sky)'),
  circle(1180, 300, 110, '#fbf6df', ' opacity=".9"'),
  ridge(480, 70, 2.2, '#a9bcb0'),
  firs(600, 220, 1.1, '#7d9a8d'),
  rect(0, 420, WIDTH, 260, 'url(#mist)'),
  firs(740, 300, 3.4, '#4d7265'),
  rect(0, 560, WIDTH, 280, 'url(#mist)'),
  firs(900, 400, 5.2, '#1f4339'),
  firs(1010, 330, 0.6, '#0f2a25'),
])

export const lake = drawn('lake', 'A lake at night, with the moon and the mountains in it', SIZE, () => [
  '<defs>',
  linear('sky', ['#0b1430', ['#27396b', 0.6], '#6b7fb0']),
  linear('water', ['#5b70a4', ['#22336a', 0.4], '#0a1229']),
  radial('moonlight', [
    ['#f4f2e4', 0, 0.5],
    ['#f4f2e4', 1, 0],
  ]),
  '</defs>',
  rect(0, 0, WIDTH, 620, 'url(#sky)'),
  ...Array.from({ length: 46 }, (_, star) =>
    circle(round((star * 613) % WIDTH), round((star * 197) % 420), 1 + (star % 3) * 0.6, '#f4f2e4', ' opacity=".7"'),
  ),
  circle(1090, 220, 220, 'url(#moonlight)'),
  circle(1090, 220, 62, '#f7f4e6'),
  shape('M0 620L210 420L330 500L560 300L760 520L900 430L1130 560L1330 380L1600 590V620Z', '#2b3a68'),
  shape('M560 300L760 520L680 560L600 470L520 520L470 380Z', '#8e9cc4', ' opacity=".55"'),
  shape('M0 620L120 560L300 600L520 560L820 604L1100 570L1380 606L1600 560V620Z', '#131d3f'),
  rect(0, 620, WIDTH, 380, 'url(#water)'),
  shape('M0 620L210 760L330 700L560 860L760 690L900 760L1130 660L1330 790L1600 640V620Z', '#1c2a57', ' opacity=".75"'),
  ...[0, 1, 2, 3, 4, 5].map((wave) =>
    line(`M${1090 - 40 - wave * 16} ${650 + wave * 52}h${80 + wave * 32}`, '#f7f4e6', 4 + wave, ' opacity=".55"'),
  ),
])
