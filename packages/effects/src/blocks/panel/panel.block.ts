import { given } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { groundOf } from '../../core/ground.ts'
import { groundField, schemeField, surfaceField } from '../../core/ground-fields.ts'

/** Blocks with a background of their own where no section stands: in columns, and among others in a section. */
export const panel = defineBlock({
  name: 'panel',
  label: { en: 'Panel', de: 'Fläche' },
  group: 'Layout',
  level: 'holder',
  drawing: [draw.area(8, 5, 32, 22), draw.title(12, 9, 14), draw.lines(12, 14, 24, 3)],
  fields: {
    surface: surfaceField,
    padding: field.choice({
      label: { en: 'Space inside', de: 'Abstand innen' },
      options: {
        normal: { en: 'As in the design', de: 'Wie in der Gestaltung' },
        none: { en: 'None', de: 'Keiner' },
        small: { en: 'Little', de: 'Wenig' },
        large: { en: 'Much', de: 'Viel' },
      },
    }),
    scheme: schemeField,
    ground: groundField,
    blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }),
  },
  sideBySide: [['surface', 'padding']],
  refine: ({ surface, padding, scheme, ground, blocks }) => ({
    surface,
    padding,
    ground: groundOf(ground),
    nested: blocks,
    ...given({ scheme }),
  }),
})

export type PanelBlock = BlockOf<typeof panel>
