import { featureState } from '@vitrine/kit/core'
import { COMMENT_TEXTS, type CommentTexts } from '../core/texts.ts'

/** Texts around comments, as the site's editors wrote them. */
export const commentTexts = featureState<CommentTexts>('comment texts', COMMENT_TEXTS)
