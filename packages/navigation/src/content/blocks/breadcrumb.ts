import { inPicker, lines, stroke } from '@vitrine/kit/fields'
import type { Block } from 'payload'

export const breadcrumbBlock: Block = {
  slug: 'breadcrumb',
  labels: { singular: 'Path to the page', plural: 'Paths to the page' },
  admin: inPicker(
    'Links',
    lines(6, 16, 7),
    stroke('M15.5 14l2 2.4-2 2.4'),
    lines(20, 16, 9),
    stroke('M31.5 14l2 2.4-2 2.4'),
    lines(36, 16, 7),
  ),
  fields: [],
}
