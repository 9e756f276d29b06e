import type { Schema } from '../core/rule.ts'
import type { ApiAddress } from './api.ts'

/** Settings that the server gives to the forms of a page. */
export interface PageSettings {
  readonly api?: ApiAddress
  /** See {@link PageScript.cached}. */
  readonly cached?: boolean
}

/** The global `wpcf7`: what other scripts of the page may read, call and wrap. [reference 11.1] */
export interface PageScript {
  readonly api: ApiAddress
  /** The page comes out of a cache, so what forms carry for one visit only must be fetched. */
  readonly cached?: unknown
  /** Nothing is sent while this is set. */
  blocked?: unknown
  /** Validation schemas by form. */
  readonly schemas: Map<number, Schema>
  init: (form: HTMLFormElement) => unknown
  submit: (form: HTMLFormElement, options?: { readonly submitter?: HTMLElement | null }) => unknown
  reset: (form: HTMLFormElement) => unknown
  validate: (form: HTMLFormElement, options: { readonly target: Element }) => unknown
}

declare global {
  interface Window {
    wpcf7?: PageScript
  }
}

/** Actions of one form on the page. */
export interface FormActions {
  readonly init: () => void
  readonly submit: (submitter?: HTMLElement | null) => Promise<void>
  readonly reset: () => Promise<void>
  readonly validate: (target: Element) => Promise<void>
}

const actions = new WeakMap<HTMLFormElement, FormActions>()
let started: boolean | undefined

/**
 * The page's global, which is made when the first form asks for it. What the page has put there wins.
 *
 * @returns Undefined when forms cannot work here; the console says why, once.
 */
export function pageScript(settings: PageSettings | null | undefined): PageScript | undefined {
  started ??= start(settings)
  return started ? window.wpcf7 : undefined
}

/** Makes what a form can do reachable for {@link PageScript}. */
export function registerActions(form: HTMLFormElement, own: FormActions): void {
  actions.set(form, own)
}

function start(settings: PageSettings | null | undefined): boolean {
  const own = window.wpcf7
  const missing = missingPart(own ?? settings, own?.api ?? settings?.api)
  if (missing !== undefined) {
    console.error(missing)
    return false
  }
  window.wpcf7 = Object.assign(own ?? {}, { ...DEFAULTS, schemas: new Map(), ...settings, ...own }) as PageScript
  return true
}

const DEFAULTS: Pick<PageScript, 'init' | 'submit' | 'reset' | 'validate'> = {
  init: (form) => actions.get(form)?.init(),
  submit: (form, options) => actions.get(form)?.submit(options?.submitter),
  reset: (form) => actions.get(form)?.reset(),
  validate: (form, { target }) => actions.get(form)?.validate(target),
}

function missingPart(global: unknown, api: unknown): string | undefined {
  if (!global) return 'wpcf7 is not defined.'
  if (!api) return 'wpcf7.api is not defined.'
  const feature = FEATURES.find(([, has]) => !has())
  return feature && `Your browser does not support ${feature[0]}.`
}

const FEATURES: readonly [name: string, has: () => boolean][] = [
  ['window.fetch()', () => typeof window.fetch === 'function'],
  ['window.FormData()', () => typeof window.FormData === 'function'],
  ['NodeList.forEach()', () => typeof NodeList.prototype.forEach === 'function'],
  ['String.replaceAll()', () => typeof String.prototype.replaceAll === 'function'],
]
