import { type Asked, refusal } from '@vitrine/content/answers'
import { type Excess, excessOf, excessOfForm, excessText } from '@vitrine/content/core'

/** Status of an answer to more than the site is willing to process (RFC 9110, 15.5.14). */
const CONTENT_TOO_LARGE = 413

/**
 * Refuses a document beyond the limits of blocks, rows and depth before Payload walks through it: it does so many times at
 * each save, while everybody else waits.
 *
 * @throws {APIError} A sentence for the person who sent it.
 */
export function refuseExcess({ data }: { readonly data?: unknown }, req: Asked): void {
  const excess = excessOf(data)
  if (excess) throw refusal(excessText(excess), { status: CONTENT_TOO_LARGE, req })
}

/**
 * Refuses a question of the admin's pages to their own server that carries a document beyond the limits, such as that for
 * the state of a form.
 *
 * @param args Arguments of the function that is asked for.
 * @returns The answer as Payload words it for a form that it cannot build; undefined: within the limits.
 */
export function refuseExcessOfQuestion(
  args: unknown,
): { readonly errors: readonly { readonly message: string }[] } | undefined {
  for (const value of Object.values(Object(args))) {
    const excess = excessOfArgument(value)
    if (excess) return { errors: [{ message: excessText(excess).en }] }
  }
  return undefined
}

/** A document comes with its fields in one another, or, as the state of a form, flat by their paths. */
function excessOfArgument(value: unknown): Excess | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  return excessOf(value) ?? excessOfForm(value as Readonly<Record<string, unknown>>)
}
