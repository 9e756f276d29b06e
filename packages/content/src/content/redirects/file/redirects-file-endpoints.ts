import { readBounded } from '@vitrine/http/core'
import type { PayloadHandler } from 'payload'
import { csvLine, csvSeparator, NO_SEPARATOR } from '../../../core/csv.ts'
import { type FileProblem, MAX_FILE_PROBLEMS, MAX_REDIRECTS_FILE_BYTES } from '../../../core/redirects-file.ts'
import { putRedirects } from '../../../store/redirect-rows.ts'
import { answerIn } from '../../answers.ts'
import { may } from '../../rights/rights-of.ts'
import { listRedirects } from '../list-redirects.ts'
import { REDIRECTS } from '../redirects-area.ts'
import { planImport } from './plan-import.ts'
import { FILE_COLUMNS, readRedirectsFile } from './read-redirects-file.ts'

const NO_STORE = { 'cache-control': 'private, no-store' }

/**
 * `GET /api/redirects/file?delimiter=`: all redirects as CSV, in the shape in which they can be imported again. Cells are
 * divided as spreadsheets in the account's language do, or as `delimiter=,` says.
 */
export const exportRedirects: PayloadHandler = async (req) => {
  if (!(await may(req, REDIRECTS, 'read'))) return refused('Your role may not see redirects.', 403)
  const separator = csvSeparator(req.query.delimiter, req.i18n.language)
  if (!separator) return refused(answerIn(NO_SEPARATOR, req), 400)
  const lines = (await listRedirects(req.payload)).map(({ from, to, status }) =>
    csvLine([from, to ?? '', to === undefined ? '410' : String(status)], separator),
  )
  return new Response(csvLine(FILE_COLUMNS, separator) + lines.join(''), {
    headers: {
      ...NO_STORE,
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="redirects.csv"',
      'x-content-type-options': 'nosniff',
    },
  })
}

/**
 * `POST /api/redirects/file` with a CSV file as its body: adds its redirects, and replaces those of the same old address. A
 * file with a line that is wrong changes nothing: the answer is 400, and names the lines.
 */
export const importRedirects: PayloadHandler = async (req) => {
  if (!(await may(req, REDIRECTS, 'create')) || !(await may(req, REDIRECTS, 'update'))) {
    return refused('Your role may not make redirects.', 403)
  }
  const bytes = await readBounded(req.body, MAX_REDIRECTS_FILE_BYTES)
  if (!bytes) {
    return refused(`A file of redirects has at most ${MAX_REDIRECTS_FILE_BYTES / 1024} KiB. Divide it.`, 413)
  }
  const file = readRedirectsFile(new TextDecoder().decode(bytes))
  if ('problems' in file) return faulty(file.problems)
  const siteUrl = String(req.payload.config.custom.siteUrl)
  const planned = await planImport(file.redirects, await listRedirects(req.payload), siteUrl)
  if ('problems' in planned) return faulty(planned.problems)
  const { rows, added, replaced, same } = planned
  await putRedirects(req.payload, rows, new Date())
  return Response.json({ added, replaced, same }, { headers: NO_STORE })
}

function faulty(problems: readonly FileProblem[]): Response {
  const message = 'Nothing was imported: some lines are wrong.'
  const answer = { message, problems: problems.slice(0, MAX_FILE_PROBLEMS), total: problems.length }
  return Response.json(answer, { status: 400, headers: NO_STORE })
}

function refused(message: string, status: number): Response {
  return Response.json({ message, problems: [], total: 0 }, { status, headers: NO_STORE })
}
