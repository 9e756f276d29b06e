/** Small letters, digits and dashes, as calls and addresses name a slider here. */
export function storedAlias(alias: string): string {
  const words = alias
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d-]+/g, '-')
    .slice(0, 64)
    .replace(/^-+|-+$/g, '')
  return words || 'slider'
}
