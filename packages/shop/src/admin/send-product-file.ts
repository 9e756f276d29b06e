import { list, NO_ANSWER, record, text } from '@vitrine/content/core'
import type { AdminLabel } from '@vitrine/kit/core'
import { OUTCOMES, PRODUCT_FILE_PATH, type ProductOutcome } from '../core/product-file/product-file.ts'
import type { FilePart } from '../core/product-file/split-product-file.ts'

/** Address of products as a file. */
export function productFileAddress(locale: string): string {
  return `/api/products${PRODUCT_FILE_PATH}?locale=${encodeURIComponent(locale)}`
}

/** Answer about a part of a file. */
export type PartAnswer =
  | { readonly outcomes: readonly ProductOutcome[] }
  /** The whole part was refused, or no answer came. */
  | { readonly problem: AdminLabel }

/** Sends a part of a file. @param options.isDry True: nothing is changed, and the answer says what would be. */
export async function sendPart(
  part: FilePart,
  options: { readonly locale: string; readonly isDry: boolean; readonly signal: AbortSignal },
): Promise<PartAnswer> {
  const { locale, isDry, signal } = options
  try {
    const response = await fetch(`${productFileAddress(locale)}${isDry ? '&dry=1' : ''}`, {
      method: 'POST',
      credentials: 'include',
      headers: { 'content-type': 'text/csv' },
      body: part.csv,
      signal,
    })
    const answer = record(await response.json())
    return response.ok
      ? { outcomes: list(answer.outcomes).map(outcomeOf) }
      : { problem: text(answer.message) ?? NO_ANSWER }
  } catch {
    // No answer, or none that can be read.
    return { problem: NO_ANSWER }
  }
}

function outcomeOf(raw: Readonly<Record<string, unknown>>): ProductOutcome {
  return {
    line: Number(raw.line),
    name: String(raw.name),
    outcome: OUTCOMES.find((outcome) => outcome === raw.outcome) ?? 'refused',
    notes: Array.isArray(raw.notes) ? raw.notes.map(String) : [],
  }
}
