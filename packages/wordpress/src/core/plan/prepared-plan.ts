import type { NewAddress } from '../addresses/new-addresses.ts'
import type { OldAddresses } from '../addresses/old-addresses.ts'
import type { OldSite } from '../addresses/site-address.ts'
import type { ConvertLookup } from '../convert/convert.ts'
import type { FormIdentity } from '../forms/form-source.ts'
import type { ExportIndex } from '../index-of-export/export-index.ts'
import type { IndexedItem } from '../index-of-export/indexed-item.ts'
import type { MediaLookup } from '../media/media-lookup.ts'
import type { PlannedMenus } from '../menus/planned-menus.ts'
import type { AuthorAddress } from '../people/authors.ts'
import type { SourceItem } from '../source/source.ts'
import type { TermAddress } from '../terms/term-addresses.ts'
import type { ImportOptions } from './options.ts'
import type { PlannedForms } from './plan-form-files.ts'
import type { PlannedSliders } from './plan-sliders.ts'
import type { Translations } from './translations.ts'

/** Values that are reckoned once of an export and the options, before its items are planned one by one. */
export interface ImportPlan {
  readonly index: ExportIndex
  readonly options: ImportOptions
  readonly oldSite: OldSite
  readonly oldAddresses: OldAddresses
  /** By the id of the item. */
  readonly newAddresses: ReadonlyMap<number, NewAddress>
  /** By `taxonomy:slug`. */
  readonly terms: ReadonlyMap<string, TermAddress>
  /** By login. */
  readonly authors: ReadonlyMap<string, AuthorAddress>
  /** Logins of the same by the part of the address that WordPress makes of them. */
  readonly loginsBySlug: ReadonlyMap<string, string>
  readonly translations: Translations
  readonly media: MediaLookup
  /** Items that are parts of others, by the id of those. */
  readonly parts: ReadonlyMap<number, readonly SourceItem[]>
  /** Items of kinds that features take in, by the id of what they are below, in the order of their dates. */
  readonly below: ReadonlyMap<number, readonly IndexedItem[]>
  readonly sliders: PlannedSliders
  /** Forms of Contact Form 7. */
  readonly forms: readonly FormIdentity[]
  readonly otherForms: PlannedForms
  readonly lookup: ConvertLookup
  readonly menus: PlannedMenus
}
