import { type AdminLabel, NO_ANSWER } from '@vitrine/content/core'

/** Answer of an address of the shop: a sentence to show, and whether the request was carried out. */
export interface ShopAnswer {
  readonly isDone: boolean
  /** True where it is noted, and something is left to do. */
  readonly isNoted?: boolean
  readonly message: AdminLabel
}

/** Of HTTP: taken, and not done yet. */
const NOTED = 202

/** Asks the shop to do something. @param path Below `/api`. */
export async function callShop(path: string, body: object): Promise<ShopAnswer> {
  try {
    const response = await fetch(`/api${path}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    const { message } = (await response.json()) as { message?: string }
    return { isDone: response.ok, isNoted: response.status === NOTED, message: message ?? NO_ANSWER }
  } catch {
    // No answer, or none that can be read.
    return { isDone: false, message: NO_ANSWER }
  }
}

/** Reads something of the shop. @param path Below `/api`. @returns Undefined where it could not be read. */
export async function readShop<Answer>(path: string, signal: AbortSignal): Promise<Answer | undefined> {
  try {
    const response = await fetch(`/api${path}`, { credentials: 'include', signal })
    return response.ok ? ((await response.json()) as Answer) : undefined
  } catch {
    // As above, or the page was left.
    return undefined
  }
}
