import type { PlanAddress } from '../plan/plan.ts'
import type { ImportPlan } from '../plan/prepared-plan.ts'
import { normalAddress } from './decoded-path.ts'
import { endOfItem } from './item-end.ts'
import { pathOfMeaning } from './meaning-path.ts'
import type { PluginRedirect } from './plugin-redirects.ts'
import { siteAddressOf } from './site-address.ts'

/** Redirects in a row that are followed. */
const MAX_STEPS = 20

/** Follows redirects that somebody had made on the old site to where they end here. */
export class PluginChains {
  readonly #plan: ImportPlan
  readonly #byPath: ReadonlyMap<string, PluginRedirect>

  constructor(plan: ImportPlan, redirects: readonly PluginRedirect[]) {
    this.#plan = plan
    this.#byPath = new Map(redirects.map((redirect) => [this.pathOf(redirect.from), redirect]))
  }

  /** The path of an address of the old site. */
  pathOf(address: string): string {
    return siteAddressOf(address, this.#plan.oldSite)?.path ?? normalAddress(address)
  }

  /** End of the way of a visitor of an old address. Undefined when it leads in a circle, or to what is gone. */
  endOf(address: string): PlanAddress | string | undefined {
    let path = this.pathOf(address)
    const seen = new Set<string>()
    for (let steps = 0; steps < MAX_STEPS && !seen.has(path); steps += 1) {
      seen.add(path)
      const next = this.#byPath.get(path)
      if (next === undefined) return this.#shownAt(path)
      if (next.to === undefined) return undefined
      const own = siteAddressOf(next.to, this.#plan.oldSite)
      if (own === undefined) return /^https?:\/\/\S+$/i.test(next.to) ? next.to : undefined
      if (own.search !== '' || own.fragment !== '') return this.#withRest(own.path, own)
      path = own.path
    }
    return undefined
  }

  #shownAt(path: string): PlanAddress | string {
    const { oldAddresses, index, newAddresses } = this.#plan
    const found = oldAddresses.find({ path, query: new Map() })
    const item = found?.meaning.shows === 'item' ? index.items.get(found.meaning.id) : undefined
    if (item && newAddresses.has(item.id)) return endOfItem(item, this.#plan)
    if (item?.attachment) return { $address: `item:${item.id}` }
    const medium = this.#plan.media.idOf(path)
    if (medium !== undefined) return { $address: `item:${medium}` }
    return (found && pathOfMeaning(found, this.#plan)) ?? path
  }

  #withRest(
    path: string,
    { search, fragment }: { readonly search: string; readonly fragment: string },
  ): PlanAddress | string {
    const end = this.#shownAt(path)
    const rest = `${search && `?${search}`}${fragment && `#${fragment}`}`
    return typeof end === 'string' ? end + rest : { ...end, rest }
  }
}
