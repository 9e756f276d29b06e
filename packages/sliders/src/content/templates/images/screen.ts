import { circle, drawn, line, linear, rect, shape } from './template-image.ts'

const BARS = [120, 180, 150, 240, 210, 290, 260] as const

/** A window of a program, with numbers in it that nobody has to read. */
export const screen = drawn('screen', 'A program that shows orders as bars and a curve', [1200, 840], () => [
  '<defs>',
  linear('fill', [
    ['#7c6cf0', 0, 0.4],
    ['#7c6cf0', 1, 0],
  ]),
  linear('bar', ['#ff9d7a', '#f2645a']),
  linear('curve', ['#7c6cf0', '#38b6c9'], [1, 0]),
  '</defs>',
  rect(0, 0, 1200, 840, '#f7f7fc', ' rx="28"'),
  shape('M0 28A28 28 0 0 1 28 0H220V840H28A28 28 0 0 1 0 812Z', '#191a33'),
  ...['#f2645a', '#f6c244', '#4fbf8b'].map((color, dot) => circle(44 + dot * 28, 44, 9, color)),
  circle(64, 128, 22, '#7c6cf0'),
  rect(100, 118, 84, 18, '#ffffff', ' rx="9" opacity=".9"'),
  ...[0, 1, 2, 3, 4].map(
    (row) =>
      (row === 1 ? rect(28, 186 + row * 60, 164, 44, '#34365f', ' rx="12"') : '') +
      rect(46, 200 + row * 60, 18, 18, row === 1 ? '#ff9d7a' : '#5d6093', ' rx="5"') +
      rect(78, 204 + row * 60, [84, 96, 70, 90, 62][row] ?? 80, 10, row === 1 ? '#ffffff' : '#8487b8', ' rx="5"'),
  ),
  rect(268, 56, 250, 26, '#191a33', ' rx="8"'),
  rect(268, 98, 360, 12, '#b9bad2', ' rx="6"'),
  rect(1010, 56, 142, 48, '#7c6cf0', ' rx="24"'),
  rect(1044, 75, 74, 10, '#ffffff', ' rx="5"'),
  ...[0, 1, 2].map((card) => {
    const x = 268 + card * 304
    return (
      rect(x, 148, 276, 140, '#ffffff', ' rx="18" stroke="#e6e6f2" stroke-width="2"') +
      rect(x + 24, 176, 96, 10, '#b9bad2', ' rx="5"') +
      rect(x + 24, 204, [150, 120, 136][card] ?? 120, 26, '#191a33', ' rx="8"') +
      rect(x + 24, 248, 70, 14, ['#d7f3e5', '#ffe3da', '#e4e0ff'][card] ?? '#d7f3e5', ' rx="7"') +
      line(
        `M${x + 180} 252l20 -${14 + card * 8}l18 10l24 -26`,
        ['#4fbf8b', '#f2645a', '#7c6cf0'][card] ?? '#4fbf8b',
        5,
        ' stroke-linejoin="round"',
      )
    )
  }),
  rect(268, 316, 540, 468, '#ffffff', ' rx="18" stroke="#e6e6f2" stroke-width="2"'),
  rect(296, 346, 130, 14, '#191a33', ' rx="7"'),
  ...[440, 520, 600, 680].map((y) => line(`M296 ${y}H780`, '#ececf5', 2)),
  shape('M296 640C350 620 372 540 430 552S510 640 566 580S650 430 700 452S760 420 780 400V740H296Z', 'url(#fill)'),
  line('M296 640C350 620 372 540 430 552S510 640 566 580S650 430 700 452S760 420 780 400', 'url(#curve)', 8),
  circle(700, 452, 14, '#ffffff', ' stroke="#38b6c9" stroke-width="7"'),
  rect(836, 316, 316, 468, '#ffffff', ' rx="18" stroke="#e6e6f2" stroke-width="2"'),
  rect(864, 346, 110, 14, '#191a33', ' rx="7"'),
  ...BARS.map((height, bar) =>
    rect(866 + bar * 38, 740 - height, 24, height, bar === 5 ? 'url(#bar)' : '#dcdaf7', ' rx="8"'),
  ),
])
