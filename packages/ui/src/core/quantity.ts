/** Value and limits of a number field, as its attributes hold them. */
export interface QuantityField {
  readonly value: string
  readonly step?: string | null
  readonly min?: string | null
  readonly max?: string | null
}

/** Most decimals that a result keeps. */
const MAX_DECIMALS = 10

/**
 * The value that a number field begins with: its own, raised to its minimum.
 *
 * @returns Undefined when it stays as it is.
 */
export function initialQuantity(field: QuantityField): string | undefined {
  const [value, min] = [numberOf(field.value), numberOf(field.min) ?? 0]
  return value !== undefined && value < min ? String(min) : undefined
}

/**
 * The value after a press on plus or minus. Plus stops at the maximum; minus at the minimum, and never goes below 0.
 *
 * @returns A text for the field; what it holds when nothing changes.
 */
export function steppedQuantity(field: QuantityField, direction: 'up' | 'down'): string {
  const value = numberOf(field.value) ?? 0
  const step = numberOf(field.step) ?? 1
  const [min, max] = [Math.max(0, numberOf(field.min) ?? 0), numberOf(field.max)]
  if (direction === 'up') {
    if (max !== undefined && value >= max) return String(max)
    return written(Math.min(value + step, max ?? Number.POSITIVE_INFINITY), value, step)
  }
  if (value <= min) return String(min)
  return written(Math.max(value - step, min), value, step)
}

/** True if a step in this direction would change nothing. */
export function isAtBound(field: QuantityField, direction: 'up' | 'down'): boolean {
  const value = numberOf(field.value) ?? 0
  const max = numberOf(field.max)
  return direction === 'up' ? max !== undefined && value >= max : value <= Math.max(0, numberOf(field.min) ?? 0)
}

/** Reads an attribute. Undefined when it is absent, empty, `any` or no number. */
function numberOf(text: string | null | undefined): number | undefined {
  const trimmed = (text ?? '').trim()
  const number = Number(trimmed)
  return trimmed !== '' && Number.isFinite(number) ? number : undefined
}

/** With the decimals of what was added, so that 0.1 and 0.2 are 0.3. */
function written(result: number, value: number, step: number): string {
  return String(Number(result.toFixed(Math.min(MAX_DECIMALS, Math.max(decimalsOf(value), decimalsOf(step))))))
}

function decimalsOf(number: number): number {
  return String(number).split('.')[1]?.length ?? 0
}
