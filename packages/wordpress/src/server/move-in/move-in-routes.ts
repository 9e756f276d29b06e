import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { readFile, stat } from 'node:fs/promises'
import { type AdminText, record } from '@vitrine/content/core'
import { readRequest } from '@vitrine/http/server'
import { administratorRoutes, type RunningSite } from '@vitrine/kit/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cleanName, isCleanName } from '../../core/move-in/file-name.ts'
import { isTaken } from '../../core/move-in/file-role.ts'
import { reportName } from '../../core/move-in/import-command.ts'
import { parseImportRequest } from '../../core/move-in/import-request.ts'
import { mayResume, TASKS } from '../../core/move-in/move-in.ts'
import { MAX_PIECE_BYTES, type UploadedFile } from '../../core/move-in/piece.ts'
import { namesIn } from '../report/names-in.ts'
import { readPlaces } from '../report/read-places.ts'
import { reportView } from '../report/report-view.ts'
import type { RunReport } from '../report/run-report.ts'
import type { ImportFolder } from './import-folder.ts'
import type { ImportProcess } from './import-process.ts'
import { readMoveInState } from './move-in-state.ts'
import { PIECE_REFUSALS } from './piece-refusals.ts'

/** Address below which the page asks. The site answers it itself: the admin has no hand in files and processes. */
export const MOVE_IN_PATH = '/api/move-in'

/** Bytes of a request to start something. */
const MAX_REQUEST_BYTES = 256 * 1024

/** Bytes of a report that the page shows. */
const MAX_REPORT_BYTES = 64 * 1024 ** 2

export interface MoveInRoutes extends Pick<RunningSite, 'payload' | 'roleOf'> {
  readonly siteUrl: string
  readonly folder: ImportFolder
  readonly imports: ImportProcess
}

/** Adds the addresses of the page, for administrators alone. */
export async function moveInRoutes(app: FastifyInstance, options: MoveInRoutes): Promise<void> {
  await app.register(
    async (scope) => {
      administratorRoutes(scope, {
        ...options,
        refusal: { en: 'Only administrators move a site in.', de: 'Nur Administratoren ziehen eine Website um.' },
      })
      scope.get('/state', () => readMoveInState(options.payload, options.folder, new Date()))
      scope.put<NamedFile>('/files/:name', (request, reply) => takePiece(request, reply, options.folder))
      scope.delete<NamedFile>('/files/:name', async ({ params: { name } }, reply) => {
        if (!isCleanName(name))
          return refuse(reply, 400, { en: 'There is no such file.', de: 'Diese Datei gibt es nicht.' })
        await options.folder.remove(name)
        return { message: { en: 'It is removed.', de: 'Sie ist entfernt.' } }
      })
      scope.post('/start', (request, reply) => start(request, reply, options))
      scope.post('/stop', async (_request, reply) =>
        (await options.imports.stop())
          ? { message: { en: 'It is stopped.', de: 'Es ist angehalten.' } }
          : refuse(reply, 409, { en: 'Nothing runs on this machine.', de: 'Auf diesem Rechner läuft nichts.' }),
      )
      scope.get<OfTask>('/report/:task', (request, reply) => answerReport(request, reply, options))
      scope.get<OfTask>('/report/:task/file', (request, reply) => sendReport(request, reply, options.folder))
    },
    { prefix: MOVE_IN_PATH },
  )
}

interface NamedFile {
  Params: { name: string }
  Querystring: Readonly<Record<string, unknown>>
}

interface OfTask {
  Params: { task: string }
}

async function takePiece(request: FastifyRequest<NamedFile>, reply: FastifyReply, folder: ImportFolder) {
  const file = fileOf(request)
  const offset = wholeNumber(request.query.offset)
  if (!file || offset === undefined) {
    return refuse(reply, 400, {
      en: 'Give the file a name that ends in .xml, .gz, .zip, .ss3, .json, .csv or .txt, its size, and where the piece begins.',
      de: 'Der Name der Datei muss auf .xml, .gz, .zip, .ss3, .json, .csv oder .txt enden; ihre Größe und der Anfang des Stücks gehören dazu.',
    })
  }
  const bytes = await readRequest(request.raw, MAX_PIECE_BYTES)
  if (!bytes) return refuse(reply, 413, PIECE_REFUSALS['piece-size'].message)
  if (!isIntact(bytes, request.headers['content-digest'])) {
    return refuse(reply, 400, {
      en: 'The piece was damaged on its way. Send it again.',
      de: 'Das Stück wurde unterwegs beschädigt. Senden Sie es noch einmal.',
    })
  }
  const outcome = await folder.addPiece(file, offset, bytes)
  if (outcome.kind === 'taken') return { name: file.name, received: outcome.received, isWhole: outcome.isWhole }
  const { status, message } = PIECE_REFUSALS[outcome.because]
  return reply.code(status).send({ message, received: outcome.received })
}

function fileOf({ params, query }: FastifyRequest<NamedFile>): UploadedFile | undefined {
  const name = cleanName(params.name)
  const [bytes, modified] = [wholeNumber(query.bytes), wholeNumber(query.modified)]
  if (!isCleanName(name) || !isTaken(name) || bytes === undefined || modified === undefined) return undefined
  return { name, bytes, modified }
}

function wholeNumber(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : undefined
}

/** SHA-256 of a body, as `Content-Digest` gives it. https://www.rfc-editor.org/rfc/rfc9530 */
const DIGEST = /(?:^|,)\s*sha-256=:([A-Za-z0-9+/]{43}=):/

/** Browsers without encryption cannot work a digest out, and give none. */
function isIntact(bytes: Uint8Array, header: string | string[] | undefined): boolean {
  if (header === undefined) return true
  const [, given] = DIGEST.exec(String(header)) ?? []
  return given === createHash('sha256').update(bytes).digest('base64')
}

async function start(request: FastifyRequest, reply: FastifyReply, { payload, folder, imports }: MoveInRoutes) {
  const body = await readRequest(request.raw, MAX_REQUEST_BYTES)
  const given = record(parsedJson(body))
  const task = TASKS.find((one) => one === given.task)
  const asked = parseImportRequest(given.request)
  if (!task || !asked)
    return refuse(reply, 400, {
      en: 'Say what to start, with which files and which answers.',
      de: 'Geben Sie an, was mit welchen Dateien und Antworten beginnen soll.',
    })
  const state = await readMoveInState(payload, folder, new Date())
  if (given.resumes === true && !(mayResume(state.state) && state.isHere)) {
    return refuse(reply, 409, {
      en: 'There is nothing on this machine that was interrupted.',
      de: 'Auf diesem Rechner wurde nichts unterbrochen.',
    })
  }
  const missing = task === 'undo' ? undefined : missingIn(asked, new Set(state.files.map(({ name }) => name)))
  if (missing !== undefined) return refuse(reply, 422, missing)
  const outcome = await imports.start(task, asked, given.resumes === true)
  if (outcome === 'running')
    return refuse(reply, 409, {
      en: 'Something is running already. Wait for its end, or stop it.',
      de: 'Es läuft schon etwas. Warten Sie das Ende ab, oder halten Sie es an.',
    })
  if (outcome === 'nothing')
    return refuse(reply, 409, { en: 'There is no import to take back.', de: 'Es gibt keinen Import zum Zurücknehmen.' })
  return reply.code(202).send({ message: { en: 'It is started.', de: 'Es ist gestartet.' } })
}

function missingIn(
  { exports, media, redirects }: NonNullable<ReturnType<typeof parseImportRequest>>,
  there: ReadonlySet<string>,
): AdminText | undefined {
  if (exports.length === 0) return { en: 'Choose an export first.', de: 'Wählen Sie zuerst einen Export.' }
  const missing = [...exports, ...media, ...(redirects === undefined ? [] : [redirects])].find(
    (name) => !there.has(name),
  )
  if (missing === undefined) return undefined
  return {
    en: `“${missing}” is not here any more. Choose again.`,
    de: `„${missing}“ ist nicht mehr hier. Wählen Sie noch einmal.`,
  }
}

const NO_REPORT = { en: 'There is no report yet.', de: 'Es gibt noch keinen Bericht.' }

async function answerReport(
  { params }: FastifyRequest<OfTask>,
  reply: FastifyReply,
  { payload, folder }: MoveInRoutes,
) {
  const path = reportPath(folder, params.task)
  const size = path === undefined ? undefined : (await stat(path).catch(() => undefined))?.size
  if (path === undefined || size === undefined) return refuse(reply, 404, NO_REPORT)
  if (size > MAX_REPORT_BYTES)
    return refuse(reply, 413, {
      en: 'The report is too long to be shown. Download it.',
      de: 'Der Bericht ist zu lang, um hier zu stehen. Laden Sie ihn herunter.',
    })
  // Written by the program that imports, of the same version.
  const report = JSON.parse(await readFile(path, 'utf8')) as RunReport
  return reportView(report, { places: await readPlaces(payload, report), nameOf: namesIn(payload) })
}

async function sendReport({ params }: FastifyRequest<OfTask>, reply: FastifyReply, folder: ImportFolder) {
  const path = reportPath(folder, params.task)
  if (path === undefined || !(await stat(path).catch(() => undefined))) return refuse(reply, 404, NO_REPORT)
  return reply
    .type('application/json; charset=utf-8')
    .header('content-disposition', `attachment; filename="${params.task}-report.json"`)
    .send(createReadStream(path))
}

function reportPath(folder: ImportFolder, task: string): string | undefined {
  return task === 'look' || task === 'import' ? folder.workPath(reportName(task)) : undefined
}

function parsedJson(body: Buffer | undefined): unknown {
  try {
    return body && JSON.parse(body.toString('utf8'))
  } catch {
    // No JSON: it is refused for what it lacks.
    return undefined
  }
}

/** Refuses in both languages of the admin, and ends the connection: the rest of a body may be on its way. */
function refuse(reply: FastifyReply, status: number, message: AdminText): FastifyReply {
  return reply.code(status).header('connection', 'close').send({ message })
}
