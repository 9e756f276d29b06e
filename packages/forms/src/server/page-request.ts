import type { FormRenderContext, RequestValues } from '../core/template/render-context.ts'

/** Parts of a page's request that its forms use. */
export interface PageRequest {
  /** Fields of the address, from which forms may be filled. */
  readonly query: RequestValues
  /** BCP 47 tag of the page. */
  readonly locale: string
}

export interface PageRenderContext {
  readonly renderContext: FormRenderContext
  /** True if anything for one visitor only was drawn. */
  readonly isPersonal: () => boolean
}
