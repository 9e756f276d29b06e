import { list } from '@vitrine/content/core'
import { type PlacedBlock, placedBlocks } from './placed-blocks.ts'

/** A field that a condition can test. */
export interface TestableField extends Pick<PlacedBlock, 'label' | 'choices'> {
  readonly name: string
}

/**
 * The fields that a condition can test: those above its part, since a condition only looks back.
 *
 * @param blocks Fields of the form as they stand. @param path Of the condition or of something in it:
 *   `fields.4.showWhen.tests.0.field`.
 */
export function fieldsAbove(blocks: unknown, path: string): readonly TestableField[] {
  const placed = placedBlocks(list(blocks))
  const own = placed.findLastIndex((block) => path.startsWith(`${block.path}.`))
  return placed
    .slice(0, Math.max(own, 0))
    .flatMap(({ name, label, choices }) => (name ? [{ name, label, choices }] : []))
}

/** Labels of fields in a list; those that several fields share have the name of each beside them. */
export function distinctLabels(fields: readonly TestableField[]): readonly string[] {
  const labels = fields.map(({ label }) => label)
  return fields.map(({ name, label }) =>
    labels.indexOf(label) === labels.lastIndexOf(label) ? label : `${label} (${name})`,
  )
}
