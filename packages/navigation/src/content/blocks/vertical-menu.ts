import { inPicker, lines, rule, stroke, title } from '@vitrine/kit/fields'
import type { Block } from 'payload'
import { HEADER_TEXTS } from '../../core/header.ts'
import { menuField } from '../menu-field.ts'

/** A menu in the page, beside its text for example. */
export const verticalMenu: Block = {
  slug: 'verticalMenu',
  labels: { singular: 'Vertical menu', plural: 'Vertical menus' },
  admin: inPicker(
    'Links',
    title(6, 5, 13),
    rule(6, 10, 20),
    lines(6, 12.5, 12),
    stroke('M22.4 12.3l1.2 1.2 1.2-1.2'),
    lines(9, 16, 9),
    lines(9, 19, 11),
    rule(6, 22, 20),
    lines(6, 24.5, 10),
    stroke('M22.4 24.3l1.2 1.2 1.2-1.2'),
  ),
  fields: [
    { name: 'title', label: 'Title', type: 'text', localized: true, required: true, maxLength: 80 },
    menuField({ label: 'Menu' }),
    {
      name: 'opensBy',
      label: 'A branch opens',
      type: 'select',
      required: true,
      defaultValue: 'hover',
      options: [
        { value: 'hover', label: 'Under a pointer that rests, and by its button' },
        { value: 'click', label: 'By its button' },
      ],
    },
    {
      type: 'row',
      fields: [
        {
          name: 'openSubmenu',
          label: 'Button that opens a branch; {title} is its entry',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { placeholder: HEADER_TEXTS.openSubmenu },
        },
        {
          name: 'closeSubmenu',
          label: 'Button that closes it',
          type: 'text',
          localized: true,
          maxLength: 120,
          admin: { placeholder: HEADER_TEXTS.closeSubmenu },
        },
      ],
    },
  ],
}
