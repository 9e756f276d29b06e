/** Providers that a visitor lets be loaded, as they are stored in the browser. */
export type ConsentRecord = readonly string[]

/** Version of the record. Consent of another version is asked for again. */
const VERSION = 1

/** Providers that are remembered. */
const MAX_PROVIDERS = 50

/** Reads what is stored; anything that is no record is an empty one. */
export function parseConsent(stored: string | null): ConsentRecord {
  try {
    const { version, allowed } = JSON.parse(stored ?? '{}') as { version?: unknown; allowed?: unknown }
    if (version !== VERSION || !Array.isArray(allowed)) return []
    return allowed.filter((provider) => typeof provider === 'string').slice(0, MAX_PROVIDERS)
  } catch {
    // Somebody else's text, or half a one.
    return []
  }
}

export function writeConsent(allowed: ConsentRecord): string {
  return JSON.stringify({ version: VERSION, allowed })
}

/** The record after a provider was allowed, or no longer is. */
export function withProvider(allowed: ConsentRecord, provider: string, isAllowed: boolean): ConsentRecord {
  const others = allowed.filter((name) => name !== provider)
  return isAllowed ? [...others, provider].slice(-MAX_PROVIDERS) : others
}
