import type { RequestValues, Surroundings } from '../core/template/surroundings.ts'

/** What a page's request tells its forms. */
export interface PageRequest {
  /** Fields of the address, from which forms may be filled. */
  readonly query: RequestValues
  /** BCP 47 tag of the page. */
  readonly locale: string
}

export interface PageSurroundings {
  readonly surroundings: Surroundings
  /** Whether something was drawn that is for one visitor only. */
  readonly isPersonal: () => boolean
}
