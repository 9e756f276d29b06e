import { isBlockOf } from '@vitrine/kit/block'
import type { BlockBase, FeatureView } from '@vitrine/kit/core'
import { contactForm } from './blocks/contact-form/contact-form.block.ts'
import { formSourcesOf } from './core/form-sources.ts'
import { formOrdinals, formsState } from './core/page-state.ts'
import { blockParsers } from './core.ts'
import { blocks } from './ui.ts'

export const view: FeatureView = {
  blocks,
  parsers: blockParsers,
  prepare: () => ({
    pageStates: ({ blocks }) => [formOrdinals.entry({ ordinals: ordinalsOf(blocks) })],
    sources: ({ blocks, context }) => formSourcesOf(blocks, formsState.of(context).renderContext),
  }),
}

/** Numbers the forms of a page from 1, in reading order. */
function ordinalsOf(blocks: readonly BlockBase[]): Readonly<Record<string, number>> {
  const forms = blocks.filter((block) => isBlockOf(contactForm, block))
  return Object.fromEntries(forms.map(({ id }, index) => [id, index + 1]))
}
