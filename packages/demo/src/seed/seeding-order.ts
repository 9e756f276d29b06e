import type { DemoDocuments, DemoGlobal, FeatureDemo } from '@vitrine/kit/demo'
import { kindsIn } from './references.ts'

/** Kind of the references to the demo's images, which are there before all else. */
export const IMAGE = 'image'

/** Saves settings, creates documents without what comes later, or completes documents by it. */
export type SeedingStep =
  | { readonly kind: 'settings'; readonly part: DemoGlobal }
  | { readonly kind: 'documents'; readonly part: DemoDocuments }
  | { readonly kind: 'later'; readonly part: DemoDocuments }

/**
 * Order in which the parts of the demo are saved: those of one feature as they stand, each once all the documents are
 * there that it refers to.
 *
 * @throws {Error} When parts wait for each other.
 */
export function seedingOrder(demos: readonly FeatureDemo[]): readonly SeedingStep[] {
  const queues = demos.map(({ parts }) => parts.flatMap(stepsOf))
  const kinds = new Set(
    demos.flatMap(({ parts }) => parts.flatMap((part) => ('reference' in part ? part.reference : []))),
  )
  const missing = new Set(kinds)
  const waitsFor = (step: SeedingStep) => kindsNamed(step, kinds).filter((kind) => missing.has(kind))
  const order: SeedingStep[] = []
  for (;;) {
    const step = queues.find(([first]) => first && waitsFor(first).length === 0)?.shift()
    if (!step) break
    order.push(step)
    if (step.kind === 'documents') missing.delete(step.part.reference)
  }
  const waiting = queues.flatMap(([first]) => first ?? [])
  if (waiting.length > 0) throw new Error(sayWaiting(waiting, waitsFor))
  return order
}

/** Fields of a document that are saved when it is created. */
export function firstFields(document: object, later: readonly string[] = []): object {
  return Object.fromEntries(Object.entries(document).filter(([field]) => !later.includes(field)))
}

function stepsOf(part: DemoDocuments | DemoGlobal): readonly SeedingStep[] {
  if ('global' in part) return [{ kind: 'settings', part }]
  return part.later
    ? [
        { kind: 'documents', part },
        { kind: 'later', part },
      ]
    : [{ kind: 'documents', part }]
}

/** Kinds of documents that have to be there before a step. Documents of one part may refer to those before them. */
function kindsNamed(step: SeedingStep, kinds: ReadonlySet<string>): readonly string[] {
  const named = (value: unknown) => [...kindsIn(value, (key) => kinds.has(key))]
  if (step.kind === 'settings') return named(step.part.data)
  const { documents, later, reference } = step.part
  const saved = Object.values(documents).map((document) =>
    step.kind === 'later' ? document : firstFields(document, later),
  )
  return named(saved).filter((kind) => kind !== reference)
}

function sayWaiting(steps: readonly SeedingStep[], waitsFor: (step: SeedingStep) => readonly string[]): string {
  const said = steps.map((step) => {
    const name = step.kind === 'settings' ? step.part.global : step.part.collection
    return `${name} for ${waitsFor(step).join(' and ')}`
  })
  return `Parts of the demo wait for each other: ${said.join(', ')}. Name the fields that may come after in \`later\`.`
}
