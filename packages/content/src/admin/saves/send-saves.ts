import { hindranceOf } from '../../core/saves/hindrance.ts'
import { type SaveRequest, saveRequestOf } from '../../core/saves/save-request.ts'
import { record } from '../../core/stored.ts'
import { endWaiting, savesThatWait, untilGoesOn } from './waiting-saves.ts'

type Fetch = typeof fetch

/** Times of the versions that forms of this window are based on, by their documents. */
const bases = new Map<string, string>()

/** Save of each document that was sent last: the next one waits for it. */
const lastSaves = new Map<string, Promise<unknown>>()

/** Answer to a save. */
export interface SaveAnswer {
  readonly isStored: boolean
  /** Time of the version that it has become. */
  readonly updatedAt: string | undefined
}

/** A form that is told of its saves. */
export interface SavingForm {
  /** A save has taken what the form holds at this moment. */
  takes(): void
  /** It has been answered; the form itself does not know yet. */
  answered(answer: SaveAnswer): void
}

/** Forms that are open, by their documents. Of two of one document the later lies above the other. */
const forms = new Map<string, readonly SavingForm[]>()

/** Tells a form of the saves of its document. @returns Ends it. */
export function followSaves(document: string, form: SavingForm): () => void {
  forms.set(document, [...(forms.get(document) ?? []), form])
  return () => {
    const others = forms.get(document)?.filter((one) => one !== form) ?? []
    if (others.length > 0) forms.set(document, others)
    else forms.delete(document)
  }
}

/** Notes on which version a form is based: what is saved from it must not replace a later one. */
export function noteBase(document: string, updatedAt: string): void {
  if (updatedAt > (bases.get(document) ?? '')) bases.set(document, updatedAt)
}

/**
 * Sends the saves of forms so that none is lost: one of a document after the other, each with the version that it is based on,
 * and one that cannot be made waits until it can. Everything else is sent as it is.
 */
export function sendingSaves(send: Fetch): Fetch {
  return (input, init) => {
    // Payload's forms send parts, as uploads do; its buttons for other changes send JSON.
    const save =
      typeof input === 'string' && init?.body instanceof FormData
        ? saveRequestOf({ address: input, method: init.method ?? 'GET', status: statusIn(init.body) })
        : undefined
    if (!save) return send(input, init)
    const form = forms.get(save.document)?.at(-1)
    form?.takes()
    const sent = (lastSaves.get(save.document) ?? Promise.resolve())
      .then(() =>
        sendSave(save, (address, headers) => send(address, { ...init, headers: { ...init?.headers, ...headers } })),
      )
      .then(({ answer, updatedAt }) => {
        form?.answered({ isStored: answer.ok, updatedAt })
        return answer
      })
    lastSaves.set(
      save.document,
      sent.catch(() => undefined),
    )
    return sent
  }
}

/** The `_status` that the values of a form set. */
function statusIn(body: FormData): unknown {
  const values = body.get('_payload')
  return typeof values === 'string' ? record(JSON.parse(values))._status : undefined
}

type SendSave = (address: string, headers: Readonly<Record<string, string>>) => Promise<Response>

/** The answer to a save, and the time of the version that it has become. */
interface SentSave {
  readonly answer: Response
  readonly updatedAt: string | undefined
}

async function sendSave({ document, address, ownVersion }: SaveRequest, send: SendSave): Promise<SentSave> {
  let isForced = false
  try {
    for (;;) {
      const base = bases.get(document)
      const sent = isForced
        ? send(ownVersion, {})
        : send(address, base === undefined ? {} : { 'if-match': `"${base}"` })
      const answer = await sent.catch((error: unknown) => {
        // Only a connection that is away fails so.
        if (error instanceof TypeError) return undefined
        throw error
      })
      const hindrance = hindranceOf(answer && { status: answer.status, code: await codeOf(answer) })
      if (answer && !hindrance) {
        if (!answer.ok) return { answer, updatedAt: undefined }
        const updatedAt = await timeOf(answer.clone())
        if (updatedAt !== undefined) bases.set(document, updatedAt)
        return { answer, updatedAt }
      }
      isForced = (await untilGoesOn(document, hindrance ?? 'unreachable')) === 'overwrite'
    }
  } finally {
    endWaiting(document)
  }
}

/** Code by which a refused save names its reason. */
async function codeOf(answer: Response): Promise<string | undefined> {
  if (answer.ok) return undefined
  // A proxy in front of the site answers with a page.
  const body: unknown = await answer
    .clone()
    .json()
    .catch(() => undefined)
  const { code } = record(body)
  return typeof code === 'string' ? code : undefined
}

/** Time of the version in an answer: of a document, or of a global, which Payload calls the result. */
async function timeOf(answer: Response): Promise<string | undefined> {
  const { doc, result } = record(await answer.json())
  const { updatedAt } = record(doc ?? result)
  return typeof updatedAt === 'string' ? updatedAt : undefined
}

let isInstalled = false

/** Has all saves of this window sent so. Payload's forms know no other way between them and the site. */
export function installSending(): void {
  if (isInstalled || typeof window === 'undefined') return
  isInstalled = true
  window.fetch = sendingSaves(window.fetch.bind(window))
  addEventListener('beforeunload', (event) => {
    // What waits would be lost with the window.
    if (savesThatWait().length > 0) event.preventDefault()
  })
}
