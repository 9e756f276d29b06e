import { type ConsentRecord, parseConsent, withProvider, writeConsent } from '../core/consent-record.ts'

/** Name under which the browser keeps what a visitor allowed: no cookie, so that it is sent to nobody. */
const KEY = 'vitrine-consent'

/** Emitted on the document whenever consent was given or withdrawn, in this tab or another. */
const CHANGE = 'vitrine:consent:change'

declare global {
  /** Interface between pages and scripts of a site. Each feature adds its own part. */
  interface Vitrine {
    /** Decides whether a provider may be loaded. A consent manager may put its own here, and tells of changes. */
    consent?: (provider: string) => boolean
  }
  interface Window {
    vitrine?: Vitrine
  }
}

/** Consent where the browser stores nothing: it lasts as long as the page. */
let inPage: ConsentRecord = []

/**
 * Consent for a third party. Everything that would load one asks this first.
 *
 * @param provider `youtube`, `vimeo`, `turnstile` and the like.
 */
export function hasConsent(provider: string): boolean {
  return (window.vitrine?.consent ?? isAllowed)(provider) === true
}

/** Lets a provider be loaded, on this page and the next ones. Where a manager decides, it hears of the wish. */
export function giveConsent(provider: string): void {
  change(provider, true)
}

/** Stops what {@link giveConsent} allowed. Whoever loaded something is asked to take it away. */
export function withdrawConsent(provider: string): void {
  change(provider, false)
}

/**
 * Third parties that the visitor lets be loaded, in the order of the wishes.
 *
 * @param known Names to ask a consent manager about, where one decides.
 */
export function allowedProviders(known: readonly string[]): readonly string[] {
  return [...new Set([...read(), ...known])].filter(hasConsent)
}

/** Calls back whenever consent was given or withdrawn, for as long as `signal` lasts. */
export function onConsentChange(then: () => void, signal?: AbortSignal): void {
  const options = signal ? { signal } : {}
  document.addEventListener(CHANGE, then, options)
  window.addEventListener('storage', ({ key }) => (key === KEY || key === null) && then(), options)
}

function isAllowed(provider: string): boolean {
  return read().includes(provider)
}

function change(provider: string, isAllowed: boolean): void {
  inPage = withProvider(read(), provider, isAllowed)
  try {
    localStorage.setItem(KEY, writeConsent(inPage))
  } catch {
    // Storage is blocked or full: the page remembers.
  }
  document.dispatchEvent(new CustomEvent(CHANGE, { detail: { provider, allowed: isAllowed } }))
}

function read(): ConsentRecord {
  try {
    const stored = localStorage.getItem(KEY)
    return stored === null ? inPage : parseConsent(stored)
  } catch {
    // Storage is blocked.
    return inPage
  }
}
