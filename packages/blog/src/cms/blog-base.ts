import type { PayloadRequest } from 'payload'
import { blogBase } from '../core/addresses.ts'

/** The address that the blog is at now. */
export async function readBlogBase(req: PayloadRequest): Promise<string> {
  return blogBase(await req.payload.findGlobal({ slug: 'blog' as never, depth: 0, overrideAccess: true, req }))
}
