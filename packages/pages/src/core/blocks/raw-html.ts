import { type BlockBase, type BlockParser, blockBase, text } from '@vitrine/ui/core'
import { safeHtml } from '../safe-html.ts'

/** Markup of an administrator. */
export interface RawHtmlBlock extends BlockBase {
  readonly blockType: 'rawHtml'
  /** What may be shown of it, see {@link safeHtml}. */
  readonly html: string
}

export const parseRawHtml: BlockParser = (raw): RawHtmlBlock | undefined => {
  const html = safeHtml(text(raw.html) ?? '')
  return html.trim() === '' ? undefined : { ...blockBase(raw, 'rawHtml'), html }
}
