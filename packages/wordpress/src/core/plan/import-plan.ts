import { newAddressesOf } from '../addresses/new-addresses.ts'
import { OldAddresses } from '../addresses/old-addresses.ts'
import { oldSiteOf } from '../addresses/site-address.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import { MediaLookup } from '../media/media-lookup.ts'
import { planMenus } from '../menus/plan-menus.ts'
import { authorAddressesOf, loginsBySlug } from '../people/authors.ts'
import type { SliderArchive } from '../sliders/slider-source.ts'
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
  const withLookup = { ...base, sliders, lookup }
  return { ...withLookup, menus: planMenus(withLookup) }
}
