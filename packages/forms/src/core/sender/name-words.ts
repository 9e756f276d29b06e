/** Part of a person's name that a field may ask for. */
export type NamePart = 'full' | 'given' | 'family'

/** Words for a name or a part of one, in the languages in which forms are mostly written. */
const NOUNS = partsByWord({
  full: 'name names fullname namen שם השם שמך שמכם שמכן nom nombre nome naam',
  given: 'firstname forename vorname vornamen rufname prénom prenom voornaam',
  family:
    'lastname surname nachname nachnamen familienname familiennamen zuname apellido apellidos cognome sobrenome achternaam',
})

/** Words beside those for a name that say which part of it is meant. */
const QUALIFIERS = partsByWord({
  given: 'first given vor פרטי הפרטי ופרטי',
  family: 'last family משפחה המשפחה ומשפחה famille',
})

/** Words that do not change whose name is asked for. */
const FILLERS: ReadonlySet<string> = new Set(
  [
    'your my please enter what is the and full complete required optional',
    'ihr ihre dein deine euer eure mein bitte eingeben wie ist der und vollständiger voller pflichtfeld',
    'שלך שלכם שלכן מלא המלא',
    'votre complet de et su tu completo y il tuo vostro e seu sua uw je volledige en',
  ].flatMap((words) => words.split(' ')),
)

/**
 * Reads from a label or a field's name which part of the sender's name it asks for: "Your full name", "Vor- und
 * Nachname", `your-name`.
 *
 * @returns Undefined for any other text, such as "Company name".
 */
export function namePartOf(text: string): NamePart | undefined {
  const written =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{Letter}\p{Mark}\p{Number}]+/gu) ?? []
  const words = written.filter((word) => !FILLERS.has(word))
  if (words.length === 0 || !words.every((word) => NOUNS.has(word) || QUALIFIERS.has(word))) return undefined
  const nouns = words.flatMap((word) => NOUNS.get(word) ?? [])
  const qualifiers = words.flatMap((word) => QUALIFIERS.get(word) ?? [])
  // A qualifier narrows "name"; "Name, Vorname" lists two parts.
  const parts = new Set(qualifiers.length > 0 ? [...qualifiers, ...nouns.filter((part) => part !== 'full')] : nouns)
  const [part] = parts
  return parts.size === 1 ? part : 'full'
}

function partsByWord(words: Readonly<Partial<Record<NamePart, string>>>): ReadonlyMap<string, NamePart> {
  const parts = ['full', 'given', 'family'] as const
  return new Map(
    parts.flatMap((part) => (words[part] ?? '').split(' ').map((word): [string, NamePart] => [word, part])),
  )
}
