import { MAX_JSON_DEPTH } from '@vitrine/content/core'
import type { PlanAddress, PlanKey, PlanRef } from '../plan/plan.ts'

/** Targets of the references of planned values; undefined for what is not written. */
export interface WrittenTargets {
  id(key: PlanKey): number | undefined
  address(reference: PlanAddress): string | undefined
}

export interface Resolved {
  readonly data: Readonly<Record<string, unknown>>
  /** Targets that the values refer to and that are not written. */
  readonly missing: readonly PlanKey[]
}

/**
 * Extent of what goes with a reference that leads nowhere.
 *
 * `value`: the value alone becomes empty. `row`: the block or row that holds it goes, for values that must be there. In
 * rich text a link leaves its words either way, and an image goes.
 */
export type Loss = 'value' | 'row'

/** Stands for a value that leads nowhere, while the values around it are made. */
const NOWHERE = Symbol('nowhere')

/** Puts ids and addresses in place of references, and takes out what leads nowhere. */
export function resolveReferences(
  data: Readonly<Record<string, unknown>>,
  targets: WrittenTargets,
  loss: Loss = 'value',
): Resolved {
  const missing = new Set<PlanKey>()
  const resolved: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(data)) {
    const found = resolve(value, { targets, loss, missing, depth: 0, isInRow: false })
    resolved[name] = found === NOWHERE ? null : found
  }
  return { data: resolved, missing: [...missing] }
}

interface Walk {
  readonly targets: WrittenTargets
  readonly loss: Loss
  readonly missing: Set<PlanKey>
  readonly depth: number
  /** Groups beside rows stay, since nothing holds them that could go. */
  readonly isInRow: boolean
}

function resolve(value: unknown, walk: Walk): unknown {
  if (typeof value !== 'object' || value === null) return value
  if (walk.depth > MAX_JSON_DEPTH) return NOWHERE
  const inside = { ...walk, depth: walk.depth + 1 }
  if (Array.isArray(value)) return value.flatMap((part) => elementOf(part, inside))
  if (isRef(value)) return walk.targets.id(value.$source) ?? nowhere(value.$source, walk)
  if (isAddress(value)) return walk.targets.address(value) ?? nowhere(value.$address, walk)
  return resolveMembers(value, inside)
}

function elementOf(part: unknown, walk: Walk): readonly unknown[] {
  if (isLinkNode(part)) return linkNode(part, walk)
  const found = resolve(part, { ...walk, isInRow: true })
  return found === NOWHERE ? [] : [found]
}

/** A link that leads nowhere leaves its words. */
function linkNode(node: LinkNode, walk: Walk): readonly unknown[] {
  const found = resolve(node, { ...walk, loss: 'row', isInRow: true })
  if (found !== NOWHERE) return [found]
  return node.children.flatMap((child) => elementOf(child, walk))
}

function resolveMembers(value: object, walk: Walk): unknown {
  const isReference = 'relationTo' in value
  const resolved: Record<string, unknown> = {}
  for (const [name, member] of Object.entries(value)) {
    const found = resolve(member, walk)
    if (found !== NOWHERE) resolved[name] = found
    else if (isReference || (walk.loss === 'row' && walk.isInRow)) return NOWHERE
    else resolved[name] = null
  }
  return resolved
}

function nowhere(key: PlanKey, { missing }: Walk): typeof NOWHERE {
  missing.add(key)
  return NOWHERE
}

const isRef = (value: object): value is PlanRef => '$source' in value
const isAddress = (value: object): value is PlanAddress => '$address' in value

interface LinkNode {
  readonly children: readonly unknown[]
}

function isLinkNode(value: unknown): value is LinkNode {
  if (typeof value !== 'object' || value === null || !('type' in value) || !('children' in value)) return false
  return (value.type === 'link' || value.type === 'autolink') && Array.isArray(value.children)
}
