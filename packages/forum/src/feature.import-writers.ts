import type { ImportWriter } from '@vitrine/kit/server'
import { replyWriter, topicWriter } from './server/imported/import-posts.ts'

export const writers: readonly ImportWriter[] = [topicWriter, replyWriter]
