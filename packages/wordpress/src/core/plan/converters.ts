import { BUILDERS } from '../builders/builders.ts'
import { looseBlocks } from '../builders/others/loose-blocks.ts'
import type { ContentMappings, ConvertContext, ReportLine } from '../convert/convert.ts'
import { type ConvertedContent, convertContent } from '../convert/convert-content.ts'
import type { FormIdentity } from '../forms/form-source.ts'
import { FORM_SOURCES } from '../forms/form-sources.ts'
import { convertInbound } from '../messages/inbound.ts'
import type { SourceItem } from '../source/source.ts'

/** Values that a conversion makes of an item, and the lines of the report that it gives. */
export interface ConvertedValues {
  readonly data: Readonly<Record<string, unknown>>
  /** BCP 47 tag of the language of its texts; absent: that of the site. */
  readonly language?: string
  readonly lines: readonly ReportLine[]
}

/** The parts of an import that turn what an item holds into values. */
export interface Converters {
  readonly content: (context: ConvertContext) => Pick<ConvertedContent, 'blocks' | 'excerptFromMore'>
  /** Values of `contact-forms`; undefined for what cannot be read. */
  readonly form: (item: SourceItem) => ConvertedValues | undefined
  /** Values of `submissions`. */
  readonly message: (item: SourceItem, forms: readonly FormIdentity[]) => ConvertedValues | undefined
}

/**
 * The conversions that an import has.
 *
 * @param mappings What a site's own code knows of blocks and shortcodes; its builders come before those of the import.
 */
export function defaultConverters(mappings: ContentMappings = {}): Converters {
  const all: ContentMappings = {
    settings: looseBlocks,
    ...mappings,
    builders: [...(mappings.builders ?? []), ...BUILDERS],
  }
  return {
    content: (context) => convertContent({ ...context, mappings: all }),
    form: (item) => {
      for (const source of FORM_SOURCES) {
        const [form] = source.read({ from: 'item', item })
        if (form) return { data: form.values, ...(form.language && { language: form.language }), lines: form.lines }
      }
      return undefined
    },
    message: (item, forms) => {
      const message = convertInbound(item, forms)
      return message && { data: { ...message.values }, lines: message.lines }
    },
  }
}
