import { circle, drawn, ellipse, line, linear, radial, rect, shape } from './template-image.ts'

const SIZE = [1600, 1000] as const

/** One opening with a round head, whose reveal lies in the shade. */
function arch(x: number, width: number, top: number, foot: number): string {
  const r = width / 2
  const opening = (left: number, right: number) =>
    `M${left} ${foot}V${top + r}A${(right - left) / 2} ${r} 0 0 1 ${right} ${top + r}V${foot}Z`
  return (
    shape(opening(x, x + width), '#7a2f1f') +
    shape(opening(x + width * 0.2, x + width), 'url(#beyond)') +
    shape(
      `M${x + width * 0.2} ${foot}V${foot - 90}Q${x + width * 0.6} ${foot - 150} ${x + width} ${foot - 110}V${foot}Z`,
      '#6f8d7c',
    )
  )
}

export const arcade = drawn('arcade', 'An arcade of round arches in the evening sun', SIZE, () => [
  '<defs>',
  linear('wall', ['#c96f4a', '#e39a6b'], [1, 0.4]),
  linear('beyond', ['#8fc3cf', '#f4dcb6']),
  linear('floor', ['#b9653f', '#7c3a26']),
  linear('ray', [
    ['#ffd9a6', 0, 0.95],
    ['#ffd9a6', 1, 0.15],
  ]),
  '</defs>',
  rect(0, 0, 1600, 1000, 'url(#wall)'),
  rect(0, 0, 1600, 120, '#a9532f'),
  rect(0, 120, 1600, 14, '#8a3f25'),
  arch(70, 300, 240, 740),
  arch(460, 300, 240, 740),
  arch(850, 300, 240, 740),
  arch(1240, 300, 240, 740),
  rect(0, 740, 1600, 260, 'url(#floor)'),
  ...[70, 460, 850, 1240].map((x) => shape(`M${x + 60} 740H${x + 300}L${x + 60} 1000H${x - 240}Z`, 'url(#ray)')),
  rect(0, 736, 1600, 6, '#5f2517', ' opacity=".5"'),
])

/** Tells if there is light behind a window: pseudo-random, and always the same. */
const isLit = (column: number, row: number) => (column * 7 + row * 5 + column * row * 3) % 11 < 4

export const tower = drawn('tower', 'A tall house at dusk, some of its windows lit', SIZE, () => [
  '<defs>',
  linear('sky', ['#1b2747', ['#5c4c78', 0.55], '#e08a6d']),
  linear('front', ['#31395c', '#20263f']),
  linear('side', ['#171c33', '#0e1222']),
  '</defs>',
  rect(0, 0, 1600, 1000, 'url(#sky)'),
  circle(300, 640, 70, '#ffd8a8', ' opacity=".9"'),
  shape('M0 760H180V640H330V720H520V600H640V1000H0Z', '#3a3558'),
  shape('M1420 1000V560H1600V1000Z', '#3a3558'),
  shape('M760 120L1220 60V1000H760Z', 'url(#front)'),
  shape('M1220 60L1420 150V1000H1220Z', 'url(#side)'),
  ...Array.from({ length: 13 }, (_, row) =>
    Array.from({ length: 7 }, (_, column) => {
      const x = 784 + column * 62
      const y = 158 + row * 66 - column * 8
      return shape(
        `M${x} ${y}l40 -5v42l-40 5z`,
        isLit(column, row) ? (row % 3 === 0 ? '#ffe2ad' : '#f6b86f') : '#141a30',
      )
    }).join(''),
  ),
  ...Array.from({ length: 13 }, (_, row) =>
    [0, 1, 2]
      .map((column) => {
        const x = 1246 + column * 58
        const y = 128 + row * 66 + column * 25
        return shape(`M${x} ${y}l34 15v40l-34 -15z`, isLit(column + 3, row + 1) ? '#c98a58' : '#0a0e1c')
      })
      .join(''),
  ),
  rect(0, 940, 1600, 60, '#0b0f1d'),
])

export const stairs = drawn('stairs', 'Stairs up a rose-coloured wall, under a blue sky', SIZE, () => [
  '<defs>',
  linear('sky', ['#2a6fa8', '#8cc1d8']),
  linear('wall', ['#e58c86', '#cf6a6c'], [1, 0.6]),
  linear('shade', ['#a3434f', '#7d2f40']),
  '</defs>',
  rect(0, 0, 1600, 1000, 'url(#sky)'),
  circle(1310, 210, 90, '#fff3d6'),
  shape('M0 160H760V1000H0Z', 'url(#wall)'),
  shape('M760 160L1010 300V1000H760Z', 'url(#shade)'),
  ...Array.from({ length: 9 }, (_, step) => {
    const x = 300 + step * 118
    const y = 900 - step * 74
    return rect(x, y, 1300 - x + 300, 1000 - y, step % 2 === 0 ? '#f0b3a2' : '#eaa594') + rect(x, y, 118, 12, '#fbe0d0')
  }),
  shape('M0 160H420L0 720Z', '#b8545c', ' opacity=".55"'),
  shape('M1480 1000V420H1600V1000Z', '#f4e3cf'),
  shape('M1480 420H1600V520L1480 640Z', '#d9bfa8'),
])

export const pavilion = drawn('pavilion', 'A low house of glass at night, mirrored in a pool', SIZE, () => [
  '<defs>',
  linear('sky', ['#0c1a26', ['#1f4250', 0.7], '#4d7478']),
  linear('room', ['#ffdf9f', '#f0a552']),
  linear('pool', ['#23464f', '#07131b']),
  linear('mirror', [
    ['#ffc877', 0, 0.75],
    ['#f0a552', 1, 0],
  ]),
  radial('glow', [
    ['#ffcf85', 0, 0.45],
    ['#ffcf85', 1, 0],
  ]),
  '</defs>',
  rect(0, 0, 1600, 660, 'url(#sky)'),
  shape('M0 660V470Q120 380 240 470T520 450T820 470T1180 430T1600 470V660Z', '#0f2a2f'),
  ellipse(880, 560, 760, 320, 'url(#glow)'),
  rect(420, 420, 960, 230, 'url(#room)'),
  rect(420, 420, 960, 230, '#f6b865', ' opacity=".25"'),
  ...[420, 610, 800, 990, 1180, 1372].map((x) => rect(x, 420, 8, 230, '#1a1410')),
  shape('M660 650V560H760V650M1050 650v-60h90v60', '#7a4a26'),
  circle(900, 490, 20, '#fff4d4'),
  line('M900 420v52', '#4a2f18', 3),
  shape('M300 384H1500V424H300Z', '#11181c'),
  shape('M300 384H1500V394H300Z', '#3a5055'),
  rect(0, 660, 1600, 340, 'url(#pool)'),
  rect(200, 650, 1400, 22, '#c9b79c'),
  rect(420, 672, 960, 250, 'url(#mirror)'),
  ...[420, 610, 800, 990, 1180, 1372].map((x) => rect(x, 672, 8, 180, '#10191c', ' opacity=".6"')),
  ...[0, 1, 2, 3, 4].map((wave) =>
    line(`M${380 + wave * 60} ${720 + wave * 54}h${1040 - wave * 120}`, '#0a1a22', 3, ' opacity=".55"'),
  ),
])
