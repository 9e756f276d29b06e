/** A condition in the language of Payload's filters, such as `{ state: { equals: 'waiting' } }`. */
export type Condition = Readonly<Record<string, Readonly<Record<string, string>>>>

/** Filter for documents that meet all conditions, in the shape in which a list of the admin reads its address. */
export function whereOf(conditions: readonly Condition[]): Readonly<Record<string, unknown>> {
  return conditions.length === 0 ? {} : { or: [{ and: conditions }] }
}

/** Query of the address of a list of the admin that shows the documents that meet all conditions. */
export function queryOf(conditions: readonly Condition[]): string {
  const written = conditions.flatMap((condition, index) =>
    Object.entries(condition).flatMap(([field, test]) =>
      Object.entries(test).map(([operator, value]) => `where[or][0][and][${index}][${field}][${operator}]=${value}`),
    ),
  )
  return `?${written.join('&')}`
}
