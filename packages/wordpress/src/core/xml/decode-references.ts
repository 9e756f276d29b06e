import { decodeHTMLStrict } from 'entities'

/** Entity names that a document may declare; more are not remembered, and stay in the text as they are. */
export const MAX_DECLARED_ENTITIES = 1000

/** Length of the longest reference that is looked for, `&CounterClockwiseContourIntegral;`, in UTF-16 code units. */
export const MAX_REFERENCE_LENGTH = 40

/**
 * Text with its references decoded: those of XML, those of HTML, and numbers. A `&` that begins none is left alone, so
 * `?a=1&b=2` stays as it is. References to entities that the document declares itself are dropped.
 */
export function decodeReferences(text: string, declared: ReadonlySet<string>): string {
  if (!text.includes('&')) return text
  if (declared.size === 0) return decodeHTMLStrict(text)
  return decodeHTMLStrict(
    text.replace(/&([^\s&;<]{1,40});/g, (reference, name: string) =>
      declared.has(name) && decodeHTMLStrict(reference) === reference ? '' : reference,
    ),
  )
}

/** Names that the inside of a DOCTYPE declares as entities. */
export function declaredEntities(doctype: string): readonly string[] {
  const names: string[] = []
  for (const [, name] of doctype.matchAll(/<!ENTITY\s+(?:%\s+)?([^\s"'<>%;]{1,40})/g)) {
    if (names.length === MAX_DECLARED_ENTITIES) break
    if (name !== undefined) names.push(name)
  }
  return names
}
