/** The value of what was chosen in a list of one choice; empty for none. */
export function chosenText(option: unknown): string {
  const [first] = [option].flat()
  return typeof first === 'object' && first !== null && 'value' in first ? String(first.value) : ''
}
