/**
 * Query of the export of what the list of messages shows, all pages of it.
 *
 * @param search Query of the list's address, with its filter and its search.
 */
export function listedExport(search: string, format: string): string {
  const asked = [...new URLSearchParams(search)].filter(([name]) => /^(?:where\[|search$)/.test(name))
  // A list without a filter shows everything.
  const all = asked.length > 0 ? asked : [['where[id][exists]', 'true']]
  return new URLSearchParams([...all, ['format', format]]).toString()
}
