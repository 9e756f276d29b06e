import { newAddressesOf } from '../addresses/new-addresses.ts'
import { OldAddresses } from '../addresses/old-addresses.ts'
import { oldSiteOf } from '../addresses/site-address.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { MediaLookup } from '../media/media-lookup.ts'
import { planMenus } from '../menus/plan-menus.ts'
import { authorAddressesOf } from '../people/authors.ts'
import { termAddressesOf } from '../terms/term-addresses.ts'
import { formsIn, lookupOf } from './lookup.ts'
import type { ImportOptions } from './options.ts'
import { slidersIn } from './plan-sliders.ts'
import type { ImportPlan } from './prepared-plan.ts'
import { translationsOf } from './translations.ts'

/** @param sliders Aliases of sliders that come with the export, in files of their own. */
export function preparePlan(
  index: ExportIndex,
  options: ImportOptions,
  sliders: ReadonlySet<string> = new Set(),
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
    translations: translationsOf(index, options),
    media: new MediaLookup(index),
    sliders: new Set([...sliders, ...slidersIn(index).map(({ alias }) => alias)]),
    forms: formsIn(index),
  }
  const withLookup = { ...base, lookup: lookupOf(base) }
  return { ...withLookup, menus: planMenus(withLookup) }
}
