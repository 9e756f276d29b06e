import type {
  ConvertContext,
  ConvertedBlock,
  ConvertLookup,
  FoundMedia,
  ReportLine,
} from '../../core/convert/convert.ts'
import { convertContent } from '../../core/convert/convert-content.ts'
import type { SourceItem, SourceTerm } from '../../core/source/source.ts'
import { refTo } from '../../core/source/source-key.ts'

/** An export whose events were read, for tests. */
export interface RecordedExport {
  readonly items: ReadonlyMap<number, SourceItem>
  readonly lookup: ConvertLookup
}

/** A small stand-in for the index of an export: it knows sizes by their names, and pages by their addresses. */
export function lookupOf(
  items: ReadonlyMap<number, SourceItem>,
  terms: readonly SourceTerm[],
  site: string,
): ConvertLookup {
  const all = [...items.values()]
  const meta = (item: SourceItem, name: string) => item.metas.find(({ key }) => key === name)?.value ?? ''
  const media = all
    .filter(({ kind }) => kind === 'attachment')
    .map((item): [SourceItem, FoundMedia] => {
      const file = meta(item, '_wp_attached_file')
      const kind = /\.(?:jpe?g|png|webp)$/.test(file)
        ? 'image'
        : /\.mp4$/.test(file)
          ? 'video'
          : /\.mp3$/.test(file)
            ? 'audio'
            : 'file'
      return [
        item,
        {
          ref: refTo(`item:${item.id}`),
          kind,
          file,
          title: item.title,
          alt: meta(item, '_wp_attachment_image_alt'),
          caption: item.excerpt,
        },
      ]
    })
  const stem = (file: string) => file.replace(/-\d+x\d+(?=\.\w+$)/, '').replace(/-scaled(?=\.\w+$)/, '')
  const byAddress = (address: string) => {
    const path = address.split('/wp-content/uploads/')[1]
    const found =
      media.find(([, { file }]) => file === path) ??
      media.find(([, { file }]) => path !== undefined && stem(file) === stem(path))
    return found?.[1]
  }
  return {
    mediaById: (id) => media.find(([item]) => item.id === id)?.[1],
    mediaByAddress: byAddress,
    mediaOf: (id) => media.filter(([item]) => item.parent === id).map(([, found]) => found),
    target(address) {
      if (!URL.canParse(address, site)) return undefined
      const url = new URL(address, site)
      if (url.host !== new URL(site).host) return undefined
      const item = all.find(
        ({ link, kind }) =>
          link.startsWith(site) && new URL(link).pathname === url.pathname && /^(?:post|page)$/.test(kind),
      )
      if (!item)
        return {
          to: 'path',
          path: `${url.pathname}${url.search}${url.hash}`,
          isKnown: byAddress(address) !== undefined,
        }
      const [fragment, query] = [url.hash.slice(1), url.search.slice(1)]
      return {
        to: item.kind === 'page' ? 'page' : 'post',
        ref: refTo(`item:${item.id}`),
        ...(fragment && { fragment }),
        ...(query && { query }),
      }
    },
    item: (id) => items.get(id),
    itemsOf: (kind) => all.filter((item) => item.kind === kind && item.status === 'publish'),
    term: (taxonomy, name) =>
      terms.find((term) => term.taxonomy === taxonomy && (term.slug === name || term.id === name)),
    otherForm: () => undefined,
    form(attributes) {
      const forms = all.filter(({ kind }) => kind === 'wpcf7_contact_form')
      const { id = '', title } = attributes
      const found =
        forms.find((form) => /^[\da-f]{7,}$/.test(id) && meta(form, '_hash').startsWith(id)) ??
        forms.find((form) => String(form.id) === id) ??
        forms.find((form) => form.title === title) ??
        forms.find((form) => meta(form, '_old_cf7_unit_id') === attributes['0'])
      return found && refTo(`item:${found.id}`)
    },
    slider: (alias) => (alias === 'startseite' ? refTo('slider:startseite') : undefined),
    termRef(taxonomy, name) {
      const term = this.term(taxonomy, name)
      return term && refTo(`term:${taxonomy}:${term.slug}`)
    },
  }
}

export interface Converted {
  readonly blocks: readonly ConvertedBlock[]
  readonly report: readonly ReportLine[]
  readonly parts: number
}

export function converted(item: SourceItem, lookup: ConvertLookup): Converted {
  const report: ReportLine[] = []
  const addForm = () => refTo(`form:${item.id}-1`)
  const context: ConvertContext = {
    item,
    language: 'en',
    lookup,
    depth: 0,
    addForm,
    addImage: () => undefined,
    report: (line) => report.push(line),
  }
  return { ...convertContent(context), report }
}

/** Blocks with those of reusable blocks in their places. */
export function whole(item: SourceItem, { items, lookup }: RecordedExport): readonly ConvertedBlock[] {
  return converted(item, lookup).blocks.flatMap((block) => {
    const pattern = block.blockType === 'reusable' ? items.get(idOf(block.block)) : undefined
    return pattern ? converted(pattern, lookup).blocks : [block]
  })
}

export function idOf(ref: unknown): number {
  return Number((ref as { $source: string }).$source.split(':')[1])
}
