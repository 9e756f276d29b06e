import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { attachmentHeader } from '../../core/inbox/attachment-header.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'
import { editorsOnly, sentence } from './editors-only.ts'
import { messageId, wholeNumber } from './message-id.ts'
import { absolutePath } from './uploads-folder.ts'

/** `GET /api/submissions/:id/files/:n`: a file of a message, to be saved. The request only says which one. */
export const downloadFile = editorsOnly(async ({ payload, routeParams }) => {
  const [id, index] = [messageId(routeParams), wholeNumber(routeParams?.n)]
  if (id === undefined || index === undefined) return sentence(404, 'There is no such file.')
  const [row] = await runSql(payload, sql`select files from submissions where id = ${id}`)
  const file = messageFiles(fromColumn(row?.files))[index]
  const path = file?.path && absolutePath(payload, file.path)
  if (!file || !path) return sentence(404, 'There is no such file.')
  const found = await stat(path).catch(() => undefined)
  if (!found?.isFile()) return sentence(404, `The file "${file.name}" is no longer in the folder of uploads.`)
  return new Response(Readable.toWeb(createReadStream(path)) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.size),
      'content-disposition': attachmentHeader(file.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  })
})
