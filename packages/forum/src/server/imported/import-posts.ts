import { baseAddress, record, text } from '@vitrine/content/core'
import { findGlobal } from '@vitrine/content/queries'
import { runSql, sql, type Transaction } from '@vitrine/content/sql'
import type { ImportWriter, ImportWriting, WrittenImport } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { removeTopic } from '../../content/posts/remove-topic.ts'
import { hideReply, writeReply, writeTopic } from '../../content/posts/write-posts.ts'
import { DEFAULT_SLUG, topicPath, topicSlug } from '../../core/addresses.ts'
import { IMPORT_KEY } from '../../core/import-key.ts'
import { hasForeignReplies } from '../../store/imported-rows.ts'
import { takeNotice } from '../../store/notice-rows.ts'
import { importedPerson } from './import-person.ts'

/** Writes topics of an import with the words that open them. */
export const topicWriter: ImportWriter = {
  collection: 'forum-topics',
  async write(written, writing) {
    const { payload, transact } = writing
    const { data, locale } = written
    const title = text(data.title) ?? ''
    const slug = topicSlug(title, locale)
    const post = { ...postOf(written), person: await personOf(written, writing) }
    let id = 0
    await transact(async (transaction) => {
      const { topic, reply } = await writeTopic(
        payload,
        { ...post, board: Number(data.board), language: locale, title, slug },
        transaction,
      )
      id = topic
      await notifyNobody(payload, reply, transaction)
      await runSql(
        payload,
        sql`update forum_topics set is_sticky = ${data.isSticky === true}, is_closed = ${data.isClosed === true}
          where id = ${id}`,
        transaction,
      )
    })
    const settings = record(await findGlobal(payload, 'forum-settings', { locale, depth: 0 }))
    return { id, address: topicPath({ id, slug }, baseAddress(settings, DEFAULT_SLUG)) }
  },
  async remove(id, { payload, transact }) {
    let stays: string | undefined
    await transact(async (transaction) => {
      if (await hasForeignReplies(payload, id, transaction)) stays = 'Members have answered in it since.'
      else await removeTopic(payload, id, transaction)
    })
    return stays
  },
}

/** Writes replies of an import, each behind the one before it. */
export const replyWriter: ImportWriter = {
  collection: 'forum-replies',
  async write(written, writing) {
    const { payload, transact } = writing
    const { data } = written
    const post = { ...postOf(written), person: await personOf(written, writing) }
    const answers = typeof data.answers === 'number' ? data.answers : undefined
    let id = 0
    await transact(async (transaction) => {
      const { reply } = await writeReply(payload, { ...post, topic: Number(data.topic), answers }, transaction)
      id = reply
      await notifyNobody(payload, reply, transaction)
    })
    return { id, address: undefined }
  },
  async remove(id, { payload, transact }) {
    await transact(async (transaction) => {
      await hideReply(payload, id, transaction)
    })
    return undefined
  },
}

/** Words that were written elsewhere, long ago, are news to nobody: an import sends no mail. */
async function notifyNobody(payload: Payload, reply: number, transaction: Transaction): Promise<void> {
  await takeNotice(payload, reply, transaction)
}

function postOf({ data, key }: WrittenImport) {
  return {
    source: text(data.source) ?? '',
    heldFor: undefined,
    formKey: IMPORT_KEY + key,
    now: new Date(text(data.at) ?? 0),
  }
}

async function personOf({ data, locale }: WrittenImport, writing: ImportWriting): Promise<number | undefined> {
  const { name, email } = record(data.author)
  const address = text(email)
  return address === undefined ? undefined : importedPerson({ name: text(name) ?? '', email: address }, locale, writing)
}
