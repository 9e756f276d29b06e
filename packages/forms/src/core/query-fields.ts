import type { BlockBase } from '@vitrine/kit/core'
import type { ContactFormBlock } from './block.ts'
import { optionsOf } from './template/options.ts'

/** Fields of an address from which the forms of a page may be filled: those with `default:get`. */
export function queryFieldsOf(blocks: readonly BlockBase[]): readonly string[] {
  const forms = blocks.filter((block): block is ContactFormBlock => block.blockType === 'contactForm')
  return forms.flatMap(({ form }) =>
    (form?.tags ?? []).flatMap((tag) => (optionsOf(tag, 'default').includes('get') ? [tag.name] : [])),
  )
}
