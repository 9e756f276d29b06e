import { text } from '@vitrine/content/core'
import type { RawField } from './field-type.ts'

/** Values of an editor's block as options of a tag, and back: what several types of fields have. */

/** `[option]` where a box of the block is ticked. */
export function flagOption(raw: RawField, name: string, option = name): readonly string[] {
  return raw[name] === true ? [option] : []
}

export function numberOption(raw: RawField, name: string, option = name): readonly string[] {
  return typeof raw[name] === 'number' && Number.isFinite(raw[name]) ? [`${option}:${raw[name]}`] : []
}

export function autocompleteOption(raw: RawField): readonly string[] {
  const autocomplete = text(raw.autocomplete)
  return autocomplete ? [`autocomplete:${autocomplete.replace(/\s+/g, '|')}`] : []
}

/** Options of a line of text. */
export function lineOptions(raw: RawField): readonly string[] {
  return [
    ...autocompleteOption(raw),
    ...numberOption(raw, 'minLength', 'minlength'),
    ...numberOption(raw, 'maxLength', 'maxlength'),
  ]
}

/** Values that the block's control starts with. */
export function defaultValues(raw: RawField): readonly string[] {
  const fallback = text(raw.defaultValue)
  return fallback ? [fallback] : []
}

/** Lines of a text in which editors write one item a line. */
export function blockLines(raw: unknown): readonly string[] {
  return (text(raw) ?? '').split('\n').flatMap((line) => text(line.trim()) ?? [])
}

/** A text as the only value of a tag. */
export function textValue(raw: unknown): readonly string[] {
  return [text(raw) ?? []].flat()
}
