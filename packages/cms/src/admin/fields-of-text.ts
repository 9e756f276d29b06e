/** Name under which the fields of a rich text's features stand in its collection, as of the drawer of a link. */
const OF_FEATURES = '.lexical_internal_feature.'

const byText = new WeakMap<object, ReadonlyMap<string, Map<string, unknown>>>()

/**
 * Fields of the features of one rich text.
 *
 * @param fields All fields of a collection by their places in its schema, as Payload remembers them.
 * @param text Place of the rich text.
 */
export function fieldsOfText<Field>(fields: Map<string, Field>, text: string): Map<string, Field> {
  const texts = (byText.get(fields) ?? groupByText(fields)) as ReadonlyMap<string, Map<string, Field>>
  byText.set(fields, texts)
  return texts.get(text) ?? new Map()
}

/** A text within a text has its fields in both. */
function groupByText<Field>(fields: ReadonlyMap<string, Field>): ReadonlyMap<string, Map<string, Field>> {
  const texts = new Map<string, Map<string, Field>>()
  for (const [place, field] of fields) {
    for (let at = place.indexOf(OF_FEATURES); at !== -1; at = place.indexOf(OF_FEATURES, at + 1)) {
      const text = place.slice(0, at)
      const own = texts.get(text) ?? new Map<string, Field>()
      texts.set(text, own.set(place, field))
    }
  }
  return texts
}
