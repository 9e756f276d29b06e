import { contentCache } from '@vitrine/content/cache'
import { inTransaction, runSql, sql } from '@vitrine/content/sql'
import type { Payload } from 'payload'
import { topicTag } from '../../core/tags.ts'
import { numberIn } from '../../store/row-values.ts'
import { noteTopics } from './note-topics.ts'
import { tagsOfPerson } from './write-posts.ts'

/** Changes the words of a reply, and notes when. Its topic alone is drawn anew. */
export async function changeReply(
  payload: Payload,
  { reply, source, now }: { readonly reply: number; readonly source: string; readonly now: Date },
): Promise<void> {
  await inTransaction(payload, async (transaction) => {
    const [row] = await runSql(
      payload,
      sql`update forum_replies set source = ${source}, edited_at = ${now.toISOString()} where id = ${reply} 
        returning topic_id, person_id`,
      transaction,
    )
    if (!row) return
    const topic = Number(row.topic_id)
    const tags = [topicTag(topic), ...tagsOfPerson(numberIn(row.person_id))]
    await noteTopics(payload, { topics: [topic], tags }, transaction)
  })
  contentCache(payload).expire()
}
