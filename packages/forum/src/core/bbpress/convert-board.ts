import { cleanSlug } from '@vitrine/content/core'
import type { ConvertedItem, ImportedItem, ImportTools } from '@vitrine/kit/core'
import { metaOf } from './metas.ts'

/** Characters of the words above the topics of a board. */
const MAX_DESCRIPTION_LENGTH = 600

/** Characters of the name of a board. */
const MAX_TITLE_LENGTH = 120

/** A forum of bbPress as a board. */
export function convertBoard(forum: ImportedItem, tools: ImportTools): ConvertedItem {
  const title = tools.words(forum.title, MAX_TITLE_LENGTH) || `Board ${forum.id}`
  const parent = forum.parent === 0 ? undefined : tools.item(forum.parent)
  const description = tools.words(forum.content, MAX_DESCRIPTION_LENGTH)
  const isClosed = metaOf(forum, '_bbp_status') === 'closed' || metaOf(forum, '_bbp_forum_type') === 'category'
  const reads = readersOf(forum)
  if (reads !== 'everyone') {
    tools.report({
      level: 'changed',
      text:
        reads === 'members'
          ? 'Private forums are read by all members: name those who may in a list, if not all may'
          : 'Hidden forums are read by moderators alone until their lists name members',
    })
  }
  return {
    data: {
      title,
      slug: cleanSlug(forum.slug) || cleanSlug(title) || `board-${forum.id}`,
      ...(description && { description }),
      ...(parent && { parent }),
      ...(forum.menuOrder > 0 && { place: forum.menuOrder }),
      reads,
      writes: isClosed ? 'nobody' : reads === 'list' ? 'list' : 'members',
    },
    ...(parent && { after: [forum.parent] }),
  }
}

function readersOf({ status }: ImportedItem): 'everyone' | 'members' | 'list' {
  if (status === 'publish' || status === 'closed') return 'everyone'
  return status === 'private' ? 'members' : 'list'
}
