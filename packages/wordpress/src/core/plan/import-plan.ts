import { newAddressesOf } from '../addresses/new-addresses.ts'
import { OldAddresses } from '../addresses/old-addresses.ts'
import { oldSiteOf } from '../addresses/site-address.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import { MediaLookup } from '../media/media-lookup.ts'
import { planMenus } from '../menus/plan-menus.ts'
import { authorAddressesOf, loginsBySlug } from '../people/authors.ts'
import type { SliderArchive } from '../sliders/slider-source.ts'
import type { SourceItem } from '../source/source.ts'
import { termAddressesOf } from '../terms/term-addresses.ts'
import { formsIn, lookupOf } from './lookup.ts'
import type { ImportOptions } from './options.ts'
import { type FormFile, planFormFiles } from './plan-form-files.ts'
import { planSliders } from './plan-sliders.ts'
import type { ImportPlan } from './prepared-plan.ts'
import { translationsOf } from './translations.ts'

/** Files that come with an export. */
export interface FilesBeside {
  readonly sliders?: readonly SliderArchive[]
  readonly forms?: readonly FormFile[]
}

export function preparePlan(
  index: ExportIndex,
  options: ImportOptions,
  { sliders: archives = [], forms = [] }: FilesBeside = {},
): ImportPlan {
  const { site } = index
  const authors = authorAddressesOf(index, options)
  const base = {
    index,
    options,
    oldSite: oldSiteOf([options.address, site.address, site.baseAddress], options.alsoHosts),
    oldAddresses: new OldAddresses(index, options, authors),
    newAddresses: newAddressesOf(index, options),
    terms: termAddressesOf(index, options),
    authors,
    loginsBySlug: loginsBySlug(authors.keys()),
    translations: translationsOf(index, options),
    media: new MediaLookup(index),
    forms: formsIn(index),
    otherForms: planFormFiles(forms, { index, options }),
  }
  const answers = lookupOf(base)
  const sliders = planSliders({ index, options, archives, lookup: answers })
  const lookup = { ...answers, slider: (name: string) => sliders.refs.get(name) }
  const withLookup = { ...base, sliders, lookup, parts: partsOf(index, options), below: itemsBelow(index, options) }
  return { ...withLookup, menus: planMenus(withLookup) }
}

/** Items that are parts of others, by what they are parts of, in the order of menus and ids. */
function partsOf(index: ExportIndex, { imports }: ImportOptions): ImportPlan['parts'] {
  const parts = new Map<number, SourceItem[]>()
  for (const item of index.shown.values()) {
    if (!imports.wholes.has(item.kind) || item.status === 'trash') continue
    const known = parts.get(item.parent)
    if (known) known.push(item)
    else parts.set(item.parent, [item])
  }
  for (const items of parts.values()) items.sort((one, other) => one.menuOrder - other.menuOrder || one.id - other.id)
  return parts
}

/** Items of kinds that features take in, by what they are below, in the order of their dates and ids. */
function itemsBelow(index: ExportIndex, { imports }: ImportOptions): ImportPlan['below'] {
  const below = new Map<number, IndexedItem[]>()
  for (const item of index.items.values()) {
    if (item.parent === 0 || !imports.items.has(item.kind)) continue
    const known = below.get(item.parent)
    if (known) known.push(item)
    else below.set(item.parent, [item])
  }
  for (const items of below.values())
    items.sort((one, other) => (one.publishedAt ?? 0) - (other.publishedAt ?? 0) || one.id - other.id)
  return below
}
