import { cutTerm } from './parsed-query.ts'
import { LIMITS } from './settings.ts'

/** The action of the call. */
export const LIVE_SEARCH_ACTION = 'live_search_retrieve_posts'

/** Calls that one visitor may make in a minute: one for every half second of typing, and half as many again. */
export const MAX_LIVE_SEARCHES = 180

/** Types that one call may name. */
const MAX_TYPES = 20

/** One call, while a visitor types. */
export interface LiveSearch {
  /** May be empty. */
  readonly term: string
  readonly perPage: number
  readonly withImages: boolean
  readonly withTypes: boolean
  /** `undefined`: all. */
  readonly types: readonly string[] | undefined
  readonly titlesOnly: boolean
}

/** A result as it goes over the wire. */
export interface LiveResult {
  readonly post_url: string
  readonly title: string
  readonly image_url?: string
  readonly id: number | string
  readonly type?: string
}

/**
 * Reads the fields of a call.
 *
 * @param perPage Results when the call does not say how many, or says less than one.
 */
export function parseLiveSearch(fields: URLSearchParams, perPage: number): LiveSearch {
  const asked = Number(fields.get('perPage') ?? '')
  const types = [...fields.getAll('post_type[]'), ...fields.getAll('post_type')]
    .flatMap((value) => value.split(','))
    .map((type) => type.trim())
    .filter((type) => type !== '')
    .slice(0, MAX_TYPES)
  return {
    term: cutTerm(fields.get('search') ?? ''),
    perPage: Number.isInteger(asked) && asked >= 1 ? Math.min(asked, LIMITS.perPage.max) : perPage,
    withImages: isOn(fields.get('show_feat_img')),
    withTypes: isOn(fields.get('display_post_type')),
    types: types.length === 0 || types.includes('any') ? undefined : types,
    titlesOnly: isOn(fields.get('searchLimiPostTitles')),
  }
}

/** Answers a call. */
export function liveSearchReply(
  call: LiveSearch,
  hits: readonly { id: number | string; title: string; address: string; type: string; image?: string | undefined }[],
): readonly LiveResult[] {
  return hits.map(({ id, title, address, type, image }) => ({
    post_url: address,
    title,
    ...(call.withImages && image !== undefined && { image_url: image }),
    id,
    ...(call.withTypes && { type }),
  }))
}

/** Switches come as the pages of other makers write them. */
function isOn(value: string | null): boolean {
  return value !== null && ['1', 'true', 'yes', 'on'].includes(value.trim().toLowerCase())
}
