import type { HeadingLevel } from '../core/heading-look.ts'

/** The first block of a page holds its title, whatever level it was given. */
export function headingElement(level: HeadingLevel, index: number): `h${1 | HeadingLevel}` {
  return index === 0 ? 'h1' : `h${level}`
}
