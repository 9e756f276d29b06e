/**
 * Adds the query that a visitor came with to the address that a redirect leads to, so that campaigns are still measured.
 *
 * Fields pass in the order and with the letters in which they were sent, before the fragment. A field that the address
 * sets itself stays as it is there.
 *
 * @param to Path of this site or a whole address, with or without query and fragment.
 * @param query Query as it was sent, without its `?`; empty when there was none.
 * @param matched Names of fields that the redirect asked for: they are part of the old address and do not pass.
 */
export function withPassedQuery(to: string, query: string, matched: readonly string[] = []): string {
  const [, address = '', own, fragment = ''] = /^([^?#]*)(?:\?([^#]*))?(#.*)?$/s.exec(to) ?? []
  const taken = new Set([...matched, ...new URLSearchParams(own).keys()])
  const passed = query.split('&').filter((field) => field !== '' && !taken.has(nameOf(field)))
  const whole = [...(own ? [own] : []), ...passed].join('&')
  return address + (whole === '' ? '' : `?${whole}`) + fragment
}

/** Query of an address, without its `?`. Empty when there is none. */
export function queryOf(address: string): string {
  return /^[^?#]*\?([^#]*)/s.exec(address)?.[1] ?? ''
}

function nameOf(field: string): string {
  const [name = ''] = new URLSearchParams(field).keys()
  return name
}
