import type { BlockBase, PageSources } from '@vitrine/ui/core'
import { BOT_SERVICES } from './bot-check/services.ts'
import type { Surroundings } from './template/surroundings.ts'

/** What the forms of a page load from others. A page without forms, or with nobody to ask, loads nothing. */
export function formSourcesOf(
  blocks: readonly BlockBase[],
  { botCheck }: Pick<Surroundings, 'botCheck'>,
): readonly PageSources[] {
  const hasForm = blocks.some(({ blockType }) => blockType === 'contactForm')
  return hasForm && botCheck && botCheck.kind !== 'proof' ? [BOT_SERVICES[botCheck.kind].sources] : []
}
