import { circle, drawn, line, rect, shape } from './template-image.ts'

const SIZE = [1200, 900] as const

export const market = drawn('market', 'Cut paper: awnings over crates of fruit', SIZE, () => [
  rect(0, 0, 1200, 900, '#f3d9a4'),
  rect(0, 560, 1200, 340, '#2f5d54'),
  ...Array.from({ length: 12 }, (_, stripe) =>
    shape(
      `M${stripe * 100} 120H${stripe * 100 + 100}V330A50 50 0 0 1 ${stripe * 100} 330Z`,
      stripe % 2 === 0 ? '#c8442e' : '#fbf3e2',
    ),
  ),
  rect(0, 80, 1200, 48, '#8d2b1d'),
  rect(70, 330, 22, 430, '#5b3a22'),
  rect(1108, 330, 22, 430, '#5b3a22'),
  ...[120, 470, 820].map((x, crate) => {
    const fruit = ['#e58a1f', '#b8352a', '#8aa33a'][crate] ?? '#e58a1f'
    return (
      Array.from(
        { length: 10 },
        (_, piece) =>
          circle(x + 34 + (piece % 5) * 48, 610 - Math.floor(piece / 5) * 38 + (piece % 2) * 8, 34, fruit) +
          circle(
            x + 24 + (piece % 5) * 48,
            598 - Math.floor(piece / 5) * 38 + (piece % 2) * 8,
            8,
            '#fff3d6',
            ' opacity=".5"',
          ),
      ).join('') +
      rect(x - 10, 630, 280, 150, '#b9824a') +
      rect(x - 10, 670, 280, 10, '#8a5a2c') +
      rect(x - 10, 730, 280, 10, '#8a5a2c')
    )
  }),
])

export const bridge = drawn('bridge', 'Cut paper: a bridge over a river, with a boat', SIZE, () => [
  rect(0, 0, 1200, 900, '#a9cfd0'),
  circle(930, 210, 96, '#f6c244'),
  shape('M0 430L240 300L420 400L640 260L860 390L1040 310L1200 390V640H0Z', '#5d8a6b'),
  shape('M0 500L300 430L620 510L900 440L1200 500V640H0Z', '#33604a'),
  rect(0, 600, 1200, 300, '#2b6a86'),
  shape('M0 480H1200V560H1120A170 170 0 0 0 780 560H770A170 170 0 0 0 430 560H420A170 170 0 0 0 80 560H0Z', '#e9ded0'),
  ...[40, 390, 740, 1090].map((x) => shape(`M${x} 540H${x + 70}V720H${x}Z`, '#d3c3ae')),
  rect(0, 462, 1200, 22, '#c8442e'),
  ...[690, 740, 800, 850].map((y, row) =>
    line(`M${120 + row * 90} ${y}h${260 - row * 30}M${700 - row * 60} ${y + 14}h${300 - row * 20}`, '#7fb3c4', 8),
  ),
  shape('M500 770H780L730 830H550Z', '#8d2b1d'),
  shape('M640 590V760H760Z', '#fbf3e2'),
  shape('M626 620V760H540Z', '#f6d9a0'),
])

export const garden = drawn('garden', 'Cut paper: a glasshouse between beds and trees', SIZE, () => [
  rect(0, 0, 1200, 900, '#f0e3cf'),
  circle(250, 210, 88, '#e5794b'),
  shape('M0 470C180 380 330 420 500 460S900 380 1200 450V900H0Z', '#8fae6e'),
  shape('M420 640V380L640 220L860 380V640Z', '#d7ebe6'),
  shape('M420 380L640 220L860 380Z', '#b6d8d2'),
  line(
    'M420 380V640H860V380M640 220V640M530 300V640M750 300V640M420 380H860M420 510H860M420 380L640 220L860 380',
    '#2f5d54',
    10,
  ),
  shape('M0 640H1200V900H0Z', '#4f7d4c'),
  ...[700, 780, 860].map((y, row) =>
    Array.from({ length: 13 }, (_, plant) =>
      shape(
        `M${plant * 100 + (row % 2) * 50 - 20} ${y}q-26 -44 0 -60q26 16 0 60z`,
        ['#e8b23a', '#d4513a', '#f3e6d3'][(plant + row) % 3] ?? '#e8b23a',
      ),
    ).join(''),
  ),
  ...[
    [980, 470, 120],
    [1100, 420, 140],
    [150, 500, 110],
  ].map(
    ([x = 0, y = 0, r = 0]) =>
      rect(x - 10, y, 20, 220, '#5b3a22') +
      circle(x, y, r, '#2f5d44') +
      circle(x - r * 0.3, y - r * 0.3, r * 0.45, '#477a56'),
  ),
])
