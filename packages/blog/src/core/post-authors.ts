import { given, type Image, list, record, text } from '@vitrine/content/core'
import { type ParseContext, parseTerm, type Term } from '@vitrine/kit/core'

/** An author of a post, as the post shows them. */
export interface PostAuthor extends Term {
  readonly role?: string
  readonly description?: string
  readonly image?: Image
}

type Post = Readonly<Record<string, unknown>>

/** The authors of a post as they are stored, the first one before those with whom it was written. */
function storedAuthors({ author, coAuthors }: Post): readonly Post[] {
  const all = [record(author), ...list(coAuthors)]
  return all.filter(({ id }, place) => id === undefined || all.findIndex((other) => other.id === id) === place)
}

/** Reads the populated authors of a post; one who is gone is left out. */
export function parsePostAuthors(post: Post, parse: ParseContext): readonly PostAuthor[] {
  return storedAuthors(post).flatMap((author) => {
    const term = parseTerm(author, parse)
    const { role, description, image } = author
    const shown = given({ role: text(role), description: text(description), image: parse.image(image) })
    return term ? [{ ...term, ...shown }] : []
  })
}

/** Names of the populated authors of a post. */
export function authorNames(post: Post): readonly string[] {
  return storedAuthors(post).flatMap(({ title }) => text(title) ?? [])
}
