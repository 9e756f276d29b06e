/**
 * Name by which programs that read feeds know an item, whatever becomes of its title and its address.
 *
 * @param kind Of item, such as `post`.
 * @param made Time when it was made: ids of two sites are the same.
 * @param language BCP 47 tag, where one item is in the feeds of several languages.
 * @returns For example `vitrine:post/12/1715673600000/de`.
 */
export function feedGuid(kind: string, id: number, made: Date, language?: string): string {
  return `vitrine:${[kind, id, made.getTime(), ...(language === undefined ? [] : [language])].join('/')}`
}
