import { featureService } from '@vitrine/kit/server'
import type { Comments } from './take-comment.ts'

export const commentsService = featureService<Comments>('comments')
