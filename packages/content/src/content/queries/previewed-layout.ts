import type { FlattenedBlock, FlattenedField } from 'payload'
import { featureOff } from '../../core/feature-off.ts'

/** The block of a name. */
type Blocks = (slug: string) => FlattenedBlock | undefined

/** Note for the editor in place of a block that cannot be shown. */
export interface EditorsNote {
  /** The block, as the picker names it. */
  readonly label: string
  /** Labels of the fields that it lacks, and that nothing can stand in for. */
  readonly missing: readonly string[]
  /** The feature that it belongs to, if that is switched off. */
  readonly featureOff?: string
}

/** Key under which {@link previewedLayout} leaves an {@link EditorsNote} in a block. */
export const EDITORS_NOTE = '_note'

/**
 * Completes blocks for their editors' eyes: what a block needs and does not have yet is stood in for by the label of its
 * field, so that a new block is seen at once. Nothing of it is kept, and visitors see none of it.
 *
 * @param layout Blocks as they are stored.
 */
export function previewedLayout(layout: readonly unknown[], blocks: Blocks): readonly unknown[] {
  return layout.map((stored) => {
    if (!isRecord(stored)) return stored
    const block = blocks(String(stored.blockType))
    if (!block) return stored
    const missing: string[] = []
    const completed = withStandIns(stored, block.flattenedFields, blocks, missing)
    const feature = featureOff(block)
    const label = labelOf(block.labels?.singular, block.slug)
    const note: EditorsNote = { label, missing, ...(feature !== undefined && { featureOff: feature }) }
    return { ...completed, [EDITORS_NOTE]: note }
  })
}

function withStandIns(
  stored: Readonly<Record<string, unknown>>,
  fields: readonly FlattenedField[],
  blocks: Blocks,
  missing: string[],
): Record<string, unknown> {
  const completed: Record<string, unknown> = { ...stored }
  for (const field of fields) {
    const value = stored[field.name]
    if (field.type === 'group') {
      if (isRecord(value)) completed[field.name] = withStandIns(value, field.flattenedFields, blocks, missing)
    } else if (field.type === 'blocks') {
      if (Array.isArray(value)) completed[field.name] = previewedLayout(value, blocks)
    } else if (field.type === 'array') {
      completed[field.name] = rows(field, value, blocks, missing)
    } else if ('required' in field && field.required && isEmpty(value)) {
      const standIn = standInFor(field)
      if (standIn === undefined) missing.push(labelOf(field.label, field.name))
      else completed[field.name] = standIn
    }
  }
  return completed
}

function rows(
  field: Extract<FlattenedField, { type: 'array' }>,
  value: unknown,
  blocks: Blocks,
  missing: string[],
): unknown {
  const needsOne = (field.minRows ?? 0) > 0 || field.required === true
  const stored: readonly unknown[] = needsOne && isEmpty(value) ? [{}] : Array.isArray(value) ? value : []
  return stored.map((row) => (isRecord(row) ? withStandIns(row, field.flattenedFields, blocks, missing) : row))
}

function standInFor(field: FlattenedField): unknown {
  const label = 'label' in field ? labelOf(field.label, field.name) : field.name
  if (field.type === 'text' || field.type === 'textarea') return label
  if (field.type === 'number') return field.min ?? 1
  return field.type === 'richText' ? paragraph(label) : undefined
}

/** Rich text with one paragraph, as the editor stores it. */
function paragraph(text: string): object {
  const place = { direction: null, format: '', indent: 0, version: 1 }
  const words = { type: 'text', text, format: 0, style: '', mode: 'normal', detail: 0, version: 1 }
  const children = [{ ...place, type: 'paragraph', textFormat: 0, textStyle: '', children: [words] }]
  return { root: { ...place, type: 'root', children } }
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  const children = isRecord(value) && isRecord(value.root) ? value.root.children : undefined
  return Array.isArray(children) && children.every((child) => isRecord(child) && isEmpty(child.children ?? 'a picture'))
}

/** @param label As Payload takes it: a text, or one for each language of the admin. */
function labelOf(label: unknown, name: string): string {
  const text = isRecord(label) ? label.en : label
  return typeof text === 'string' ? text : name
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
