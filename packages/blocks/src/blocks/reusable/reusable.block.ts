import { type BlockOf, defineBlock, draw, field } from '@vitrine/kit/block'

/** Blocks that are edited once and shown in many places. */
export const reusable = defineBlock({
  name: 'reusable',
  label: { en: 'Reusable block', de: 'Wiederverwendbarer Block' },
  group: 'More',
  level: 'holder',
  drawing: [draw.area(6, 6, 16, 9), draw.area(26, 6, 16, 9), draw.area(16, 19, 16, 8), draw.stroke('M14 15v3h20v-3')],
  fields: {
    block: field.document({ label: { en: 'Which', de: 'Welcher' }, to: 'reusable-blocks', required: true }),
  },
  refine: ({ id, block: { layout } }, parse) => {
    if (!Array.isArray(layout)) return undefined
    // The same blocks may stand on a page twice.
    const nested = parse.blocks(layout).map((block) => ({ ...block, id: `${id}-${block.id}` }))
    return { nested: nested.filter(({ blockType }) => blockType !== 'reusable') }
  },
})

export type ReusableBlock = BlockOf<typeof reusable>
