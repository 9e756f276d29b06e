/**
 * Words that names of code must not hold, each with the words to use instead, from the first table of the glossary.
 *
 * @param {string} markdown Text of `docs/glossary.md`: rows of "use | for | not in names", the last with words in backticks.
 * @returns {ReadonlyMap<string, string>} In small letters; several words are joined by spaces.
 */
export function ruledOut(markdown) {
  const rows = markdown.split('\n').filter((line) => line.startsWith('| '))
  return new Map(
    rows.flatMap((row) => {
      const [use = '', , not = ''] = row
        .split('|')
        .slice(1)
        .map((cell) => cell.trim())
      return [...not.matchAll(/`([^`]+)`/g)].map(([, word = '']) => /** @type {const} */ ([word, use]))
    }),
  )
}
