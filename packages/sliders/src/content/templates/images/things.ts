import { circle, drawn, ellipse, line, linear, radial, rect, shape } from './template-image.ts'

const SIZE = [900, 900] as const

const shadow = radial('shadow', [
  ['#1d1712', 0, 0.38],
  ['#1d1712', 0.6, 0.14],
  ['#1d1712', 1, 0],
])

export const chair = drawn('chair', 'A chair with a moulded shell and legs of oak', SIZE, () => [
  '<defs>',
  shadow,
  linear('shell', ['#e0845f', ['#c05a39', 0.55], '#8f3b22'], [0.9, 1]),
  linear('inside', ['#a9482b', '#7d3019'], [0.6, 1]),
  linear('oak', ['#e6c08c', '#b5844c'], [1, 0.2]),
  '</defs>',
  ellipse(450, 800, 330, 46, 'url(#shadow)'),
  line('M350 560L262 794', '#9a6d3c', 20),
  line('M590 560L668 782', '#9a6d3c', 20),
  line('M318 560L204 806', 'url(#oak)', 24),
  line('M560 580L610 812', 'url(#oak)', 24),
  line('M282 690L586 690', '#b5844c', 12),
  shape(
    'M238 120C300 84 420 84 486 130C540 168 556 300 566 380C640 392 716 420 728 462C736 502 700 540 640 566C540 606 360 606 280 566C226 540 200 470 196 380C192 280 190 160 238 120Z',
    'url(#shell)',
  ),
  shape(
    'M262 150C320 118 410 118 462 154C506 186 518 300 528 396C600 404 672 430 684 462C640 500 540 470 430 470C340 470 292 500 262 470C236 430 228 190 262 150Z',
    'url(#inside)',
    ' opacity=".55"',
  ),
  line('M240 126C302 92 418 92 482 136C534 174 550 300 562 386', '#f3ab88', 7, ' opacity=".8"'),
  line('M566 384C640 396 710 424 722 462', '#f3ab88', 7, ' opacity=".8"'),
])

export const lamp = drawn('lamp', 'A hanging lamp, lit', SIZE, () => [
  '<defs>',
  linear('dome', ['#5f7d74', ['#2f4a45', 0.6], '#1b2f2c'], [1, 0.5]),
  linear('cone', [
    ['#ffd98a', 0, 0.7],
    ['#ffd98a', 1, 0],
  ]),
  radial('bulb', ['#fffbe8', ['#ffe3a0', 0.55], ['#ffd27a', 1, 0]]),
  '</defs>',
  shape('M246 420L60 900H840L654 420Z', 'url(#cone)'),
  line('M450 0V170', '#3b332a', 8),
  rect(426, 150, 48, 46, '#c79a55', ' rx="8"'),
  shape('M450 184C330 196 236 290 214 420H686C664 290 570 196 450 184Z', 'url(#dome)'),
  ellipse(450, 420, 236, 30, '#c79a55'),
  ellipse(450, 420, 222, 24, '#fbe3ae'),
  circle(450, 424, 84, 'url(#bulb)'),
  line('M300 330C326 270 372 232 424 218', '#a9c2b8', 9, ' opacity=".65"'),
])

export const vase = drawn('vase', 'A vase with a painted band, and three twigs in it', SIZE, () => [
  '<defs>',
  shadow,
  linear('clay', ['#f7efe0', ['#e2d3ba', 0.5], '#a88f6e'], [1, 0.1]),
  linear('band', ['#3f6f86', ['#2c5468', 0.55], '#173443'], [1, 0.1]),
  '</defs>',
  ellipse(470, 812, 280, 42, 'url(#shadow)'),
  ...['M440 300C420 200 380 130 330 70', 'M452 300C456 190 470 110 500 40', 'M462 300C500 220 560 160 610 130'].map(
    (twig) => line(twig, '#6d5a3c', 7),
  ),
  ...[
    [330, 70, 26],
    [362, 124, 20],
    [400, 190, 18],
    [500, 40, 26],
    [476, 110, 20],
    [460, 190, 16],
    [610, 130, 26],
    [560, 160, 20],
    [506, 216, 17],
    [300, 110, 15],
    [530, 86, 15],
    [596, 184, 14],
  ].map(([x = 0, y = 0, r = 0]) => circle(x, y, r, '#c9744f') + circle(x - r * 0.3, y - r * 0.3, r * 0.35, '#e8a684')),
  shape(
    'M404 290H496C500 350 520 380 570 440C640 524 650 640 590 736C566 776 520 812 450 812S334 776 310 736C250 640 260 524 330 440C380 380 400 350 404 290Z',
    'url(#clay)',
  ),
  shape(
    'M272 560C330 590 570 590 628 560C634 600 630 640 616 680C560 712 340 712 284 680C270 640 266 600 272 560Z',
    'url(#band)',
  ),
  line('M300 636C360 660 540 660 600 636', '#f7efe0', 5, ' stroke-dasharray="4 20"'),
  ellipse(450, 290, 46, 11, '#5a4a36'),
])

export const bouquet = drawn('bouquet', 'Tulips in a glass, before a rose-coloured wall', [900, 1100], () => [
  '<defs>',
  linear('wall', ['#f6cfc4', '#eba99b']),
  linear('table', ['#c5563f', '#9f3b29']),
  linear(
    'glass',
    [
      ['#ffffff', 0, 0.65],
      ['#bfe0e2', 0.5, 0.5],
      ['#7fb0b5', 1, 0.7],
    ],
    [1, 0.2],
  ),
  linear('red', ['#e8503a', '#a4221c'], [0.6, 1]),
  linear('yellow', ['#ffd76a', '#e49a25'], [0.6, 1]),
  linear('white', ['#fffaf0', '#ecd2bd'], [0.6, 1]),
  '</defs>',
  rect(0, 0, 900, 1100, 'url(#wall)'),
  shape('M520 0H900V620L300 860H120Z', '#fbe3d6', ' opacity=".55"'),
  rect(0, 850, 900, 250, 'url(#table)'),
  shape('M380 1010L820 930L900 960V1030L470 1060Z', '#6f2418', ' opacity=".45"'),
  ...[
    'M440 780C420 600 330 480 280 380',
    'M450 780C450 560 430 420 420 280',
    'M460 780C480 600 560 460 580 330',
    'M456 780C500 640 640 560 700 480',
    'M446 780C400 660 260 600 190 560',
  ].map((stem) => line(stem, '#4e7a4a', 13)),
  shape('M430 760C330 700 300 560 330 470C390 560 430 640 440 760Z', '#5f8f58'),
  shape('M466 760C560 690 610 590 590 500C520 570 470 660 460 760Z', '#3f6f45'),
  ...(
    [
      [280, 370, 'red', -18],
      [420, 260, 'white', -3],
      [584, 316, 'yellow', 12],
      [712, 462, 'red', 34],
      [176, 548, 'yellow', -40],
    ] as const
  ).map(
    ([x, y, fill, turn]) =>
      `<g transform="translate(${x} ${y}) rotate(${turn})">` +
      shape(
        'M-66 -40C-60 -110 -30 -100 0 -60C30 -100 60 -110 66 -40C74 40 40 74 0 76S-74 40 -66 -40Z',
        `url(#${fill})`,
      ) +
      shape('M-30 -30C-26 -100 26 -100 30 -30C34 30 20 66 0 76S-34 30 -30 -30Z', '#ffffff', ' opacity=".22"') +
      '</g>',
  ),
  shape('M340 700H560L536 1010Q450 1034 364 1010Z', 'url(#glass)'),
  shape('M350 800H550L536 1010Q450 1034 364 1010Z', '#9fcdd0', ' opacity=".45"'),
  line('M372 724L388 980', '#ffffff', 8, ' opacity=".7"'),
])
