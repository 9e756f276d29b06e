import { ALIAS } from './model/slider.ts'

/** Value of the field `action` that both calls carry, and of `client_action` of each. */
export const SLIDER_ACTION = 'revslider_ajax_call_front'
export const LOADER_CALL = 'get_slider_html'
export const TRANSITIONS_CALL = 'get_transitions'

/** Uses of a slider that is not on the page. */
export const USAGES = ['modal', 'embed'] as const

/** Request of a page for a slider, or for its transitions. */
export type SliderCall =
  | { readonly kind: 'slider'; readonly alias: string; readonly usage: (typeof USAGES)[number] }
  | { readonly kind: 'transitions' }

/** A slider for a page that does not have it. */
export interface LoadedSlider {
  readonly success: true
  /** Id of the slider's element in `data`. */
  readonly htmlid: string
  /** Names of the enhancers that bring it to life. */
  readonly waiting: readonly string[]
  /** Elements that load what the page may not have, by name: stylesheets of our own. */
  readonly toload: Readonly<Record<string, string>>
  /** The slider and its styles, as HTML. */
  readonly data: string
}

export interface RefusedCall {
  readonly success: false
  readonly data: string
}

/** Reads the fields of a call. Undefined: they ask for nothing that there is. */
export function parseCall(fields: URLSearchParams): SliderCall | undefined {
  const call = fields.get('client_action')
  if (call === TRANSITIONS_CALL) return { kind: 'transitions' }
  const alias = fields.get('alias') ?? ''
  if (call !== LOADER_CALL || !ALIAS.test(alias)) return undefined
  return { kind: 'slider', alias, usage: USAGES.find((usage) => usage === fields.get('usage')) ?? 'modal' }
}

/** Reads the answer of the loader. Undefined: it is a refusal, or no answer at all. */
export function parseLoaded(raw: unknown): Pick<LoadedSlider, 'htmlid' | 'data'> | undefined {
  if (typeof raw !== 'object' || raw === null) return undefined
  const { success, htmlid, data } = raw as Readonly<Record<string, unknown>>
  if (success !== true || typeof htmlid !== 'string' || typeof data !== 'string') return undefined
  return { htmlid, data }
}

export function refusedCall(data: string): RefusedCall {
  return { success: false, data }
}
