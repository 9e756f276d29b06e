import { type ApiAddress, schemaOf } from './api.ts'

/** Asks for the schema at page load, so that the form can answer at once when it is touched. */
export function enhance(_element: HTMLElement, props: unknown): void {
  const { id, language, ...api } = props as ApiAddress & { id: number; language?: string }
  schemaOf(api, id, language).catch((error: unknown) => console.error(error))
}
