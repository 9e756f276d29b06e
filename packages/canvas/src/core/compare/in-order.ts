/**
 * The longest part of a list of numbers that rises: what is not in it has changed its place.
 *
 * @param numbers Different from each other.
 */
export function inOrder(numbers: readonly number[]): readonly number[] {
  // The best rising part that ends at each number.
  const ending: (readonly number[])[] = []
  for (const number of numbers) {
    const before = ending.filter((part) => (part.at(-1) ?? 0) < number)
    ending.push([...longest(before), number])
  }
  return longest(ending)
}

function longest(parts: readonly (readonly number[])[]): readonly number[] {
  return parts.reduce((best, part) => (part.length > best.length ? part : best), [])
}
