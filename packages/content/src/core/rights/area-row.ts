import type { Area } from './area.ts'

/** An area as the table of rights shows it. */
export interface AreaRow extends Area {
  readonly label: Readonly<Record<'en' | 'de', string>>
}
