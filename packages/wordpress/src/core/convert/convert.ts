import type { SiteZone } from '../dates/site-zone.ts'
import type { OtherFormPlugin } from '../forms/other-forms.ts'
import type { BlockNode, BlockPiece } from '../grammar/parse-blocks.ts'
import type { Shortcode } from '../shortcodes/parse-shortcodes.ts'
import type { SourceItem, SourceTerm } from '../source/source.ts'
import type { SourceRef } from '../source/source-key.ts'

/** A block as Vitrine stores it, without ids; a {@link SourceRef} stands for each reference to a document. */
export interface ConvertedBlock {
  readonly blockType: string
  readonly [field: string]: unknown
}

/** One line of the report: what an owner has to know of one place. */
export interface ReportLine {
  /** `lost`: something is not there any more; `changed`: it is there in another shape; `note`: good to know. */
  readonly level: 'lost' | 'changed' | 'note'
  /** Permanent name of the kind of line, such as `unknown-shortcode`; lines of one code are shown together. */
  readonly code: string
  /** Subject: the name of the shortcode, block or widget, an address. Lines that share it are counted together. */
  readonly subject: string
  /** The first characters of what was found; never a password or a mail address. */
  readonly example?: string
}

/** A file of the library, as content names it. */
export interface FoundMedia {
  readonly ref: SourceRef
  readonly kind: 'image' | 'video' | 'audio' | 'file'
  /** Path below the uploads. */
  readonly file: string
  readonly title: string
  readonly alt: string
  readonly caption: string
}

/** Target of an internal address. */
export type FoundTarget =
  | {
      readonly to: 'page' | 'post' | 'project'
      readonly ref: SourceRef
      readonly fragment?: string
      readonly query?: string
    }
  /** A list, feed or file, or what is not there: the path on this site. */
  | { readonly to: 'path'; readonly path: string; readonly isKnown: boolean }

/** Answers of the export as a whole that the conversion of one item asks for. All of them are functions of values. */
export interface ConvertLookup {
  /** The medium of an id. `stem` is the address that the content names beside it: ids go stale when sites are merged. */
  mediaById(id: number, address?: string): FoundMedia | undefined
  mediaByAddress(address: string): FoundMedia | undefined
  /** Media that were uploaded to an item, by menu order and id. */
  mediaOf(itemId: number): readonly FoundMedia[]
  /** Undefined for addresses of other sites. */
  target(address: string): FoundTarget | undefined
  item(id: number): SourceItem | undefined
  /** Published items of a kind, narrowed to those that carry one of the terms where some are given. */
  itemsOf(kind: string, terms?: { readonly taxonomy: string; readonly slugs: readonly string[] }): readonly SourceItem[]
  term(taxonomy: string, slugOrId: string | number): SourceTerm | undefined
  /** The contact form that a shortcode means, by section 3.3 of the format's facts. */
  form(attributes: Readonly<Record<string, string>>): SourceRef | undefined
  /** The form of another plugin, by its number or title. */
  otherForm(plugin: OtherFormPlugin, written: string): SourceRef | undefined
  /** The slider of a name: its alias for Slider Revolution, see `metaSliderName` and its like for others. */
  slider(name: string): SourceRef | undefined
  /** The document that a term of posts or projects becomes. */
  termRef(taxonomy: string, slugOrId: string | number): SourceRef | undefined
}

/** Context of the conversion of one item. */
export interface ConvertContext {
  readonly item: SourceItem
  /** Language of the site that the item is written in. */
  readonly language: string
  /** Zone of the old site, in which local times are written; absent where it is not known. */
  readonly zone?: SiteZone
  readonly lookup: ConvertLookup
  /** Takes down a line of the report. */
  readonly report: (line: ReportLine) => void
  /** Takes in the values of a contact form that stands in the content itself. */
  readonly addForm: (values: Readonly<Record<string, unknown>>) => SourceRef
  /** Takes in an image whose bytes stand in its address. Undefined for a kind that the library does not take. */
  readonly addImage: (image: { readonly address: string; readonly alt: string }) => FoundMedia | undefined
  /** Levels of conversions around this one (reusable blocks, shortcodes in content); see `MAX_CONVERT_DEPTH`. */
  readonly depth: number
  /** Builders, and what a site's own code knows of blocks and shortcodes. */
  readonly mappings?: ContentMappings
}

/** Turns the pages of one page builder into blocks. */
export interface Builder {
  /** As its owner knows it, such as “Elementor”: the report names it once per page. */
  readonly name: string
  /** Tells whether an item was made with it, by its metas and content. */
  isUsedBy(item: SourceItem): boolean
  convert(context: ConvertContext): readonly ConvertedBlock[]
}

/** Conversions of what stands inside of a block or shortcode. */
export interface ConvertTools {
  /** That of the item, one level deeper. */
  readonly context: ConvertContext
  /** Converts HTML with the shortcodes in it. */
  html(html: string, options?: { readonly autop?: boolean }): readonly ConvertedBlock[]
  /**
   * Converts blocks and the HTML between them, such as the pieces of a block.
   *
   * @param options.levels Levels that this takes beyond that of `context`. Default: 0.
   */
  blocks(pieces: readonly BlockPiece[], options?: { readonly levels?: number }): readonly ConvertedBlock[]
}

/** Makes the tools for what stands inside of something. A conversion is given it, so that each can call all others. */
export type ToolsFor = (context: ConvertContext) => ConvertTools

/** Turns one kind of WordPress' blocks into ours. */
export interface BlockMapping {
  /** Names with their namespace, such as `core/quote`; an asterisk at the end stands for any rest. */
  readonly names: readonly string[]
  convert(block: BlockNode, tools: ConvertTools): readonly ConvertedBlock[]
}

/** Result of a shortcode: blocks, or HTML in its place, in which shortcodes are looked for again. */
export type ShortcodeResult = { readonly blocks: readonly ConvertedBlock[] } | { readonly html: string }

/** Turns shortcodes of some names into blocks or HTML. */
export interface ShortcodeMapping {
  readonly names: readonly string[]
  /** The names are words that also stand in brackets as such: a shortcode needs an attribute, a closer or a line of its own. */
  readonly areWords?: true
  convert(shortcode: Shortcode, tools: ConvertTools): ShortcodeResult
}

/** Mappings beside those of the core of WordPress. The first that knows a name is asked, a site's own before ours. */
export interface ContentMappings {
  readonly builders?: readonly Builder[]
  /** Finds words, images and links in the settings of a block or shortcode that nothing is known of. */
  readonly settings?: (settings: unknown, context: ConvertContext) => readonly ConvertedBlock[]
  readonly blocks?: readonly BlockMapping[]
  readonly shortcodes?: readonly ShortcodeMapping[]
}
