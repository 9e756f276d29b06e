import { schemaOf } from './api.ts'

/** Asks for the schema at page load, so that the form can answer at once when it is touched. */
export function enhance(_element: HTMLElement, props: unknown): void {
  const { id, apiRoot, namespace } = props as { id: number; apiRoot: string; namespace: string }
  schemaOf({ apiRoot, namespace }, id).catch((error: unknown) => console.error(error))
}
