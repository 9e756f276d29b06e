import type { Payload } from 'payload'
import type { AreaRow } from '../../core/rights/area-row.ts'
import { areaOf } from './area-of.ts'

/** Areas of a site with their names, in the order of its content model. */
export function areaRows({ config: { collections, globals } }: Pick<Payload, 'config'>): readonly AreaRow[] {
  return [
    ...collections.map((config) => ({ config, label: config.labels.plural })),
    ...globals.map((config) => ({ config, label: config.label })),
  ].flatMap(({ config, label }) => {
    const area = areaOf(config)
    return area ? [{ ...area, label: inLanguages(label, area.slug) }] : []
  })
}

function inLanguages(label: unknown, slug: string): AreaRow['label'] {
  if (typeof label === 'string') return { en: label, de: label }
  const { en = slug, de = en } = (typeof label === 'object' ? label : {}) as { en?: string; de?: string }
  return { en, de }
}
