import { Readable } from 'node:stream'
import { runSql, sql } from '@vitrine/content/sql'
import { fromColumn } from '@vitrine/content/store'
import { attachmentHeader } from '@vitrine/http/core'
import { SUBMISSIONS } from '../../core/areas.ts'
import { shownImageType } from '../../core/inbox/shown-image.ts'
import { messageFiles } from '../../core/inbox/upload-path.ts'
import { forRole, sentence } from './for-role.ts'
import { messageId, wholeNumber } from './message-id.ts'
import { uploadName, uploadsOf } from './uploads-store.ts'

/**
 * `GET /api/submissions/:id/files/:n`: a file of a message, to be saved. With `?shown=true`, an image is one to be shown, in
 * the type that its name says; whatever it holds, a browser that may not sniff runs nothing of it.
 */
export const downloadFile = forRole(SUBMISSIONS, 'read', async ({ payload, routeParams, searchParams }) => {
  const [id, index] = [messageId(routeParams), wholeNumber(routeParams?.n)]
  if (id === undefined || index === undefined) return sentence(404, 'There is no such file.')
  const [row] = await runSql(payload, sql`select files from submissions where id = ${id}`)
  const file = messageFiles(fromColumn(row?.files))[index]
  if (!file?.path) return sentence(404, 'There is no such file.')
  const found = await uploadsOf(payload).read(uploadName(file.path))
  if (!found) return sentence(404, `The file "${file.name}" is no longer in the folder of uploads.`)
  const shownAs = searchParams?.get('shown') === 'true' ? shownImageType(file.name) : undefined
  return new Response(Readable.toWeb(found.content) as ReadableStream, {
    headers: {
      'content-type': shownAs ?? 'application/octet-stream',
      'content-length': String(found.length),
      'content-disposition': shownAs ? 'inline' : attachmentHeader(file.name),
      'x-content-type-options': 'nosniff',
      'content-security-policy': "sandbox; default-src 'none'",
      'cache-control': 'private, no-store',
    },
  })
})
