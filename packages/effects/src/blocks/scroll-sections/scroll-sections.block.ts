import { given, slugFrom } from '@vitrine/content/core'
import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'
import { groundOf } from '../../core/ground.ts'
import { groundField, schemeField, surfaceField } from '../../core/ground-fields.ts'
import { SENSITIVITY_MS } from '../../core/scroll-sections.ts'

/** Panels that a style sheet has heights for. */
export const PANELS = { min: 2, max: 12 } as const

/** Panels as high as the window, of which one takes the place of the other. */
export const scrollSections = defineBlock({
  name: 'scrollSections',
  label: { en: 'Scroll sections', de: 'Rollende Abschnitte' },
  group: 'Layout',
  level: 'section',
  drawing: [
    draw.area(4, 4, 35, 11),
    draw.title(8, 8.5, 16),
    draw.outline(4, 17, 35, 11),
    draw.title(8, 21.5, 16),
    draw.rule(0, 16, 48),
    ...[11, 16, 21].map((y) => draw.disc(43.5, y, 1)),
  ],
  fields: {
    dots: field.choice({
      label: { en: 'Dots', de: 'Punkte' },
      options: {
        end: { en: 'At the end of the line', de: 'Am Ende der Zeile' },
        start: { en: 'At the start of the line', de: 'Am Anfang der Zeile' },
        none: { en: 'None', de: 'Keine' },
      },
      required: false,
      widthPercent: 33,
    }),
    // For which scrolling is locked after a step.
    sensitivityMs: field.number({
      label: { en: 'Pause after a step (milliseconds)', de: 'Pause nach einem Schritt (Millisekunden)' },
      min: SENSITIVITY_MS.min,
      max: SENSITIVITY_MS.max,
      step: 1,
      placeholder: String(SENSITIVITY_MS.default),
      widthPercent: 33,
    }),
    // Whether windows below 48rem step too.
    onPhones: field.toggle({ label: { en: 'Also on phones', de: 'Auch auf Telefonen' }, widthPercent: 33 }),
    panels: field.rows({
      label: { en: 'Panels', de: 'Tafeln' },
      ...PANELS,
      fields: {
        name: field.text({ label: { en: 'Name', de: 'Name' }, requiredInForm: true, maxLength: 80 }),
        surface: surfaceField,
        scheme: schemeField,
        ground: groundField,
        blocks: field.blocks({ label: { en: 'Blocks', de: 'Blöcke' } }),
      },
      sideBySide: [['surface', 'scheme']],
    }),
  },
  sideBySide: [['dots', 'sensitivityMs', 'onPhones']],
  refine: ({ id, dots, sensitivityMs, onPhones, panels, nested = [] }) => ({
    dots,
    sensitivityMs: sensitivityMs ?? SENSITIVITY_MS.default,
    onPhones,
    nested,
    panels: panels.map(({ id: rowId, name = '', surface, scheme, ground, blocks }, index) => {
      const shownName = name || String(index + 1)
      return {
        // In the page, and in addresses of the panel.
        id: slugFrom(`${shownName} ${index + 1}`) || `${id}-${index + 1}`,
        rowId,
        name: shownName,
        surface,
        ground: { ...groundOf(ground), motion: 'none' as const },
        blocks,
        ...given({ scheme }),
      }
    }),
  }),
})

export type ScrollSectionsBlock = BlockOf<typeof scrollSections>

export type Panel = ScrollSectionsBlock['panels'][number]
