import { Readable } from 'node:stream'
import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { attachmentHeader } from '@vitrine/http/core'
import { SUBMISSIONS } from '../../core/areas.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'
import { forRole, sentence } from './for-role.ts'
import { messageId, wholeNumber } from './message-id.ts'
import { uploadName, uploadsOf } from './uploads-store.ts'

/** `GET /api/submissions/:id/files/:n`: a file of a message, to be saved. The request only says which one. */
export const downloadFile = forRole(SUBMISSIONS, 'read', async ({ payload, routeParams }) => {
  const [id, index] = [messageId(routeParams), wholeNumber(routeParams?.n)]
  if (id === undefined || index === undefined) return sentence(404, 'There is no such file.')
  const [row] = await runSql(payload, sql`select files from submissions where id = ${id}`)
  const file = messageFiles(fromColumn(row?.files))[index]
  if (!file?.path) return sentence(404, 'There is no such file.')
  const found = await uploadsOf(payload).read(uploadName(file.path))
  if (!found) return sentence(404, `The file "${file.name}" is no longer in the folder of uploads.`)
  return new Response(Readable.toWeb(found.content) as ReadableStream, {
    headers: {
      'content-type': 'application/octet-stream',
      'content-length': String(found.length),
      'content-disposition': attachmentHeader(file.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  })
})
