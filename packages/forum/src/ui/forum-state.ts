import { featureState, type RenderContext } from '@vitrine/kit/core'
import { FORUM_TEXTS, type ForumTexts } from '../core/forum-texts.ts'

/** Forum-wide state of a site. */
interface ForumState {
  readonly texts: ForumTexts
}

export const forumState = /* @__PURE__ */ featureState<ForumState>('forum', { texts: FORUM_TEXTS.en })

export const textsOfForum = (context: Pick<RenderContext, 'features'>): ForumTexts => forumState.of(context).texts
