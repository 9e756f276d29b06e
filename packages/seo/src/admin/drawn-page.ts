import { completedDrawing, markupOf, parseDrawingAnswer } from '@vitrine/canvas/core'

/** A page as the form has it, drawn by the site, or the reason why there is none. */
export type DrawnPage = { readonly page: Document } | { readonly problem: string }

const NO_ANSWER: DrawnPage = { problem: 'The site does not answer. Try again.' }

/**
 * Has the site draw a document as its form has it.
 *
 * @param options.locale Language of the form.
 * @param options.data Fields of the form.
 * @throws `AbortError` when it is given up.
 */
export async function drawnPage(options: {
  readonly collection: string | undefined
  readonly id: number | string
  readonly locale: string
  readonly data: unknown
  readonly signal?: AbortSignal
}): Promise<DrawnPage> {
  const { collection, id, locale, data, signal } = options
  try {
    const answer = await fetch(`/preview/${collection}/${id}?locale=${locale}`, {
      method: 'POST',
      cache: 'no-store',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ form: data }),
      ...(signal && { signal }),
    })
    if (!answer.ok) return { problem: 'The page cannot be rendered. Sign in again, or reload this form.' }
    const drawn = parseDrawingAnswer(await answer.json())
    const whole = drawn && completedDrawing(drawn, undefined)
    if (!whole) return NO_ANSWER
    return { page: new DOMParser().parseFromString(markupOf(whole.drawing), 'text/html') }
  } catch {
    signal?.throwIfAborted()
    // No answer, or none that can be read.
    return NO_ANSWER
  }
}
