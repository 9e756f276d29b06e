/** Id of the innermost block around an element of a previewed page. */
export function blockAround(element: Element): string | undefined {
  return element.closest('[data-block]')?.getAttribute('data-block') ?? undefined
}
