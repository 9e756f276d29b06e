/** A document with a summary and a picture as lists of pages show it, whatever it is. */
export function asPage(document: object): object {
  const { summary, image, ...page } = document as { readonly summary?: unknown; readonly image?: unknown }
  return { ...page, meta: { description: summary, image } }
}
