/** Words of several layers, one after the other. */
export function joinedWords<Inner>(layers: readonly Inner[], wordsOf: (layer: Inner) => string): string {
  return layers.map(wordsOf).filter(Boolean).join(' ')
}
