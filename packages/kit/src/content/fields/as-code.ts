/**
 * Shows a field for longer text as code. Payload's own field for code loads its editor from a third party, which a site
 * must not ask for anything.
 *
 * @param rows Lines that are seen at a time.
 */
export function asCode(rows: number) {
  return { rows, className: 'as-code' }
}
