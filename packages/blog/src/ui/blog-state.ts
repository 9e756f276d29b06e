import type { RenderContext } from '@vitrine/ui/core'
import { type BlogTexts, parseBlogTexts } from '../core/texts.ts'

/** What the blog knows of the page it is on. */
export interface BlogState {
  readonly texts: BlogTexts
}

const STANDARD: BlogState = { texts: parseBlogTexts({}) }

export function stateOfBlog({ features }: RenderContext): BlogState {
  return (features.blog as BlogState | undefined) ?? STANDARD
}
