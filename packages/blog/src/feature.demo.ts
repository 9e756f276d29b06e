import { byName, type DemoDocuments, type FeatureDemo, published } from '@vitrine/kit/demo'
import { de } from './demo/de.ts'
import { he } from './demo/he.ts'
import { posts } from './demo/posts.ts'
import { blogSettings } from './demo/settings.ts'
import { terms } from './demo/terms.ts'

const slugOf = ({ slug }: { readonly slug: string }) => slug

/** Terms of posts. Where there are no posts, there is nothing to list. */
function listsOfPosts(
  collection: DemoDocuments['collection'],
  reference: string,
  documents: readonly { readonly slug: string }[],
): DemoDocuments {
  return {
    collection,
    reference,
    documents: byName(documents, slugOf),
    translated: { de: documents.map(slugOf) },
  }
}

/** Posts of the demo. Their addresses begin with that of the blog, so it comes first. */
export const demo: FeatureDemo = {
  parts: [
    { global: 'blog', data: blogSettings },
    listsOfPosts('authors', 'author', terms.authors),
    listsOfPosts('categories', 'category', terms.categories),
    listsOfPosts('tags', 'tag', terms.tags),
    listsOfPosts('series', 'series', terms.series),
    {
      collection: 'posts',
      reference: 'post',
      documents: byName(posts.map(published), slugOf),
      translated: { de: posts.map(slugOf) },
    },
  ],
  dictionaries: { de, he },
}
