import type { DemoFile } from '@vitrine/kit/demo'

/** Points of PDF in a millimetre of a sheet. */
const POINTS_PER_MM = 72 / 25.4

/** Sheet A3, lying. */
const SHEET = { width: 420, height: 297 } as const

/** Millimetres of the chair in one of the sheet. */
const SCALE = 4

const points = (mm: number) => (mm * POINTS_PER_MM).toFixed(2)

/** A line on the sheet. @param from Millimetres from its left and lower edge. */
const line = (from: readonly [number, number], to: readonly [number, number]) =>
  `${from.map(points).join(' ')} m ${to.map(points).join(' ')} l S`

const words = (at: readonly [number, number], text: string, size = 9) =>
  `BT /F1 ${size} Tf ${at.map(points).join(' ')} Td (${text}) Tj ET`

/** A part of the chair: its left and lower edge, width and height, in millimetres of the chair. */
type Part = readonly [number, number, number, number]

/** Parts seen from the side: legs, rail, seat, back. */
const SIDE: readonly Part[] = [
  [0, 0, 32, 790],
  [408, 0, 32, 430],
  [32, 380, 376, 50],
  [0, 430, 450, 22],
  [-8, 640, 24, 130],
]

/** Parts seen from the front: legs, rail, seat, back. */
const FRONT: readonly Part[] = [
  [0, 0, 32, 430],
  [418, 0, 32, 430],
  [32, 380, 386, 50],
  [-10, 430, 470, 22],
  [-10, 640, 470, 130],
]

function drawn(parts: readonly Part[], [left, lower]: readonly [number, number]): readonly string[] {
  return parts.map(([x, y, width, height]) => {
    const [at, size] = [
      [left + x / SCALE, lower + y / SCALE],
      [width / SCALE, height / SCALE],
    ]
    return `${[...at, ...size].map(points).join(' ')} re S`
  })
}

const drawing = [
  '0.35 w',
  `${points(10)} ${points(10)} ${points(SHEET.width - 20)} ${points(SHEET.height - 20)} re S`,
  ...drawn(SIDE, [60, 50]),
  ...drawn(FRONT, [235, 50]),
  '0.18 w',
  line([50, 50], [380, 50]),
  line([215, 50], [215, 247.5]),
  words([60, 40], 'Side, 1 : 4'),
  words([235, 40], 'Front, 1 : 4'),
  words([217, 150], '790'),
  words([217, 160.5], 'seat 452'),
  words([20, 275], 'Chair no. 4', 18),
  words([20, 266], 'Halden & Rye, Port Ansel. Measures in millimetres. For your own workshop.'),
  words(
    [20, 20],
    'Back leg: one piece, 790 x 32 x 32. Joint to the rail: oak 0.2 mm more room than ash. Soap, do not varnish.',
  ),
].join('\n')

/** Writes a PDF of one page. @param content Its drawing, in letters of ASCII. */
function pdfOf(content: string): string {
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${points(SHEET.width)} ${points(SHEET.height)}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  ]
  let file = '%PDF-1.4\n'
  const places = objects.map((object, index) => {
    const place = file.length
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
    return place
  })
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  return `${file}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
}

/** Plan of a chair that the studio sells: side and front on one sheet. */
export const planFile: DemoFile = { name: 'plan-of-chair-no-4.pdf', type: 'application/pdf', content: pdfOf(drawing) }
