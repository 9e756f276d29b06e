import type { BlockBase, FeatureView } from '@vitrine/kit/core'
import { blockParsers } from './core/block.ts'
import { formSourcesOf } from './core/form-sources.ts'
import { formOrdinals, formsState } from './core/page-state.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  prepare: () => ({
    pageStates: ({ blocks }) => [formOrdinals.entry({ ordinals: ordinalsOf(blocks) })],
    sources: ({ blocks, context }) => formSourcesOf(blocks, formsState.of(context).surroundings),
  }),
}

/** Numbers the forms of a page from 1, in reading order. */
function ordinalsOf(blocks: readonly BlockBase[]): Readonly<Record<string, number>> {
  const forms = blocks.filter(({ blockType }) => blockType === 'contactForm')
  return Object.fromEntries(forms.map(({ id }, index) => [id, index + 1]))
}
