import type { ImportWriter } from '@vitrine/kit/server'
import type { Payload } from 'payload'
import { ValidationError } from 'payload'
import type { PlanKey, PlannedDocument } from '../../core/plan/plan.ts'
import { inEachLanguage, type ReportText } from '../../core/report/report-words.ts'
import { type Loss, type Resolved, resolveReferences } from '../../core/writing/resolve-references.ts'
import { hashOf } from '../../store/hash-of.ts'
import { type EntryDetails, entryOfContent, KEYS_AT_ONCE, type LedgerEntry, readPlanned } from '../../store/ledger.ts'
import type { FileSource, FoundFile } from '../media/found-file.ts'
import { removeLeftover } from '../media/remove-leftover.ts'
import { Batch } from './batch.ts'
import type { Book } from './book.ts'
import { areSettingsEmpty } from './empty-settings.ts'
import { importWriting } from './import-writing.ts'
import { isAfter, isEdited } from './is-edited.ts'
import { asMoved, untouchedBelow } from './pages-below.ts'
import { planHash } from './plan-hash.ts'
import { problemOf } from './problem-of.ts'
import { insertPlanned, type SavedDocument, saveDocument, slugOf } from './saved-document.ts'
import { schedulePublishing } from './schedule-publishing.ts'
import { type SealedDocument, sealPassword } from './seal-password.ts'
import { besideRedirect } from './taken-redirect.ts'
import { LostBatch, type Units } from './units.ts'
import { withoutLacking } from './without-lacking.ts'
import type { WriteResult } from './write-result.ts'

export interface WriterOptions {
  readonly run: string
  /** Overwrites what was changed here since it was imported. */
  readonly update: boolean
  readonly now: () => Date
}

/** Numbers behind a slug or alias that something else has. */
const MAX_NAME_NUMBER = 20

/** Part of the ledger about a document that is not done. */
interface Unfinished {
  readonly planned: SealedDocument
  readonly missing: readonly PlanKey[]
}

type Values = PlannedDocument['data']

/** Ways to make values of a document out of planned ones. */
interface ResolveOptions {
  readonly collection: PlannedDocument['collection']
  /** Drafts may lack what others must have. */
  readonly isDraft: boolean
  readonly loss: Loss
}

/** Values to save, and whether words of what they lack stand as text. */
interface ResolvedValues extends Resolved {
  readonly hasMovedWords?: boolean
}

/** Writes planned documents one after the other, each whole or not at all, and notes them in the ledger. */
export class Writer {
  readonly #payload: Payload
  readonly #units: Units
  readonly #book: Book
  readonly #batch: Batch
  readonly #files: FileSource
  readonly #options: WriterOptions
  readonly #writers: ReadonlyMap<string, ImportWriter>
  /** Documents that were saved beside something else with their name. */
  readonly #beside = new Map<PlanKey, SealedDocument>()

  constructor(parts: {
    readonly payload: Payload
    readonly units: Units
    readonly book: Book
    readonly files: FileSource
    readonly options: WriterOptions
    /** Ways to write what is no document. */
    readonly writers?: readonly ImportWriter[] | undefined
  }) {
    this.#payload = parts.payload
    this.#units = parts.units
    this.#book = parts.book
    this.#batch = new Batch(parts)
    this.#files = parts.files
    this.#options = parts.options
    this.#writers = new Map(parts.writers?.map((writer) => [writer.collection, writer]))
  }

  /**
   * Writes a document unless it is there as planned. A failure of it is reported.
   *
   * @throws {LostBatch} The database did not take what was written.
   */
  async write(planned: PlannedDocument): Promise<WriteResult> {
    try {
      return await this.#write(planned)
    } catch (error) {
      return failed(error)
    }
  }

  /**
   * Writes a document again although its plan is unchanged, because a link target has moved. Keeps documents that people
   * have changed.
   *
   * @throws {LostBatch} The database did not take what was written.
   */
  async writeAgain(planned: PlannedDocument): Promise<WriteResult> {
    const known = this.#book.get(planned.key)
    if (known?.document === undefined) return this.write(planned)
    try {
      return await this.#change(await sealPassword(planned, this.#payload.secret), known.hash, known)
    } catch (error) {
      return failed(error)
    }
  }

  /**
   * Gives documents the names that were planned for them, as far as these became free.
   *
   * @param onResult Called for each document that was saved beside something else with its name.
   */
  async rename(onResult: (planned: PlannedDocument, result: WriteResult) => void): Promise<void> {
    await this.#units.flush()
    for (const planned of [...this.#beside.values()]) onResult(planned, await this.writeAgain(planned))
    await this.#units.flush()
  }

  /**
   * Writes what waited, and mends what was written without something that is there by now. Once, after everything else.
   *
   * @param onResult Called for each document that it looked at.
   */
  async finish(onResult: (planned: PlannedDocument, result: WriteResult) => void): Promise<void> {
    for (let before = Number.POSITIVE_INFINITY; ; ) {
      await this.#units.flush()
      const waiting = this.#book.keysIn('waiting')
      if (waiting.length === 0 || waiting.length >= before) break
      before = waiting.length
      await this.#again(waiting, (unfinished) => this.write(unfinished.planned), onResult)
    }
    await this.#again(this.#book.keysIn('incomplete'), (one) => this.#mend(one), onResult)
    await this.#units.flush()
  }

  /** Reads the plans of documents in a state. */
  async *planned(state: LedgerEntry['state']): AsyncGenerator<PlannedDocument> {
    for await (const { planned } of this.#unfinished(this.#book.keysIn(state))) yield planned
  }

  /** Reads many plans at once. */
  async *#unfinished(keys: readonly PlanKey[]): AsyncGenerator<Unfinished> {
    for (let from = 0; from < keys.length; from += KEYS_AT_ONCE) {
      const some = keys.slice(from, from + KEYS_AT_ONCE)
      const stored = await readPlanned(this.#payload, this.#book.source, some)
      // Written by `unfinished` below.
      for (const plan of stored.values()) yield JSON.parse(plan) as Unfinished
    }
  }

  async #again(
    keys: readonly PlanKey[],
    work: (unfinished: Unfinished) => Promise<WriteResult | undefined>,
    onResult: (planned: PlannedDocument, result: WriteResult) => void,
  ): Promise<void> {
    for await (const unfinished of this.#unfinished(keys)) {
      const result = await work(unfinished)
      if (result && result.outcome !== 'waiting') onResult(unfinished.planned, result)
    }
  }

  async #write(planned: PlannedDocument): Promise<WriteResult> {
    const hash = planHash(planned, this.#payload.secret)
    const known = this.#book.get(planned.key)
    const isReady = planned.dependsOn.every((key) => this.#book.id(key) !== undefined)
    if (known?.hash === hash && (known.state !== 'waiting' || !isReady)) {
      return { outcome: known.state === 'waiting' ? 'waiting' : 'unchanged' }
    }
    if (!known && !(await areSettingsEmpty(this.#payload, planned))) return { outcome: 'unchanged' }
    const sealed = await sealPassword(planned, this.#payload.secret)
    if (!isReady) return this.#wait(sealed, hash, known)
    if (known?.document !== undefined && known.state !== 'same') return this.#change(sealed, hash, known)
    return sealed.file === undefined ? this.#make(sealed, hash) : this.#makeMedium(sealed, hash)
  }

  async #wait(planned: SealedDocument, hash: string, known: LedgerEntry | undefined): Promise<WriteResult> {
    if (known?.document !== undefined) return { outcome: 'failed', note: MISSING_BASE }
    const entry = this.#entry(planned, { hash, state: 'waiting', document: undefined, address: undefined })
    await this.#batch.add('rows', async () => [{ ...entry, planned: unfinished(planned, []) }])
    return { outcome: 'waiting' }
  }

  async #makeMedium(planned: SealedDocument, hash: string): Promise<WriteResult> {
    const found = planned.file && (await this.#files.find(planned.file))
    if (!found) return { outcome: 'no-file', note: planned.file?.candidates[0] ?? planned.file?.address ?? '' }
    if ('problem' in found) return { outcome: 'failed', note: found.problem }
    const content = hashOf(found.bytes)
    // Scaling an image takes long, and others want to write meanwhile.
    await this.#units.flush()
    const duplicate = await entryOfContent(this.#payload, {
      source: this.#book.source,
      collection: planned.collection,
      content,
    })
    if (duplicate !== undefined) {
      const address = this.#book.entryOf('media', duplicate)?.address
      const entry = this.#entry(planned, { hash, state: 'same', document: duplicate, address })
      await this.#batch.add('rows', async () => [entry])
      return { outcome: 'same' }
    }
    if (planned.collection === 'media') await removeLeftover(this.#payload, found)
    return this.#make(planned, hash, { file: found, content })
  }

  async #change(planned: SealedDocument, hash: string, known: LedgerEntry): Promise<WriteResult> {
    const { update } = this.#options
    const id = known.document
    if (id === undefined) return this.#make(planned, hash)
    if (this.#writers.has(known.collection)) return { outcome: 'kept', note: AS_IMPORTED }
    const state = await this.#isEdited(known, id)
    const isOurs = state === 'untouched' || (state === 'edited' && (await this.#leadsAsPlanned(planned, id)))
    if (!isOurs && !update) return { outcome: 'kept', note: REASONS[state] }
    if (known.collection !== planned.collection) {
      if (state !== 'gone') await this.#remove(known, id)
      return planned.file === undefined ? this.#make(planned, hash) : this.#makeMedium(planned, hash)
    }
    if (state === 'gone')
      return planned.file === undefined ? this.#make(planned, hash) : this.#makeMedium(planned, hash)
    return this.#save(planned, { hash, existing: id, run: known.run })
  }

  #make(
    planned: SealedDocument,
    hash: string,
    file?: { readonly file: FoundFile; readonly content: string },
  ): Promise<WriteResult> {
    return this.#save(planned, { hash, existing: undefined, run: this.#options.run, ...file })
  }

  async #mend({ planned, missing }: Unfinished): Promise<WriteResult | undefined> {
    const known = this.#book.get(planned.key)
    if (known?.document === undefined || !missing.some((key) => this.#book.id(key) !== undefined)) return undefined
    const { document: id } = known
    try {
      const state = await this.#isEdited(known, id)
      if (state !== 'untouched') return { outcome: 'kept', note: REASONS[state] }
      await this.#save(planned, { hash: known.hash, existing: id, run: known.run })
      return undefined
    } catch (error) {
      return failed(error)
    }
  }

  /** Tells whether a redirect was changed to where it is planned to lead: pages that move take their redirects along. */
  async #leadsAsPlanned({ collection, data }: SealedDocument, id: number): Promise<boolean> {
    if (collection !== 'redirects') return false
    const planned = resolveReferences(data, this.#book, 'value').data
    const options = { collection: 'redirects', id, depth: 0, disableErrors: true } as const
    const stored = await this.#units.operation((req) => this.#payload.findByID({ ...options, req: { ...req } }))
    return stored?.from === planned.from && stored?.to === planned.to
  }

  /** Removes a document whose item becomes one of another collection. */
  async #remove({ collection: slug }: LedgerEntry, id: number): Promise<void> {
    const collection = slugOf(this.#payload, slug)
    await this.#units.operation(async (req) => {
      await this.#payload.delete({ collection, id, depth: 0, trash: true, req: { ...req } })
    })
  }

  #isEdited({ collection, writtenAt: since }: LedgerEntry, id: number): ReturnType<typeof isEdited> {
    const document = { collection: slugOf(this.#payload, collection), id, since }
    return this.#units.operation((req) => isEdited(this.#payload, document, req))
  }

  /** Saves it as well as it can be: without what leads nowhere, and beside what has its address already. */
  async #save(
    planned: SealedDocument,
    how: {
      readonly hash: string
      readonly existing: number | undefined
      readonly run: string
      readonly file?: FoundFile
      readonly content?: string
    },
  ): Promise<WriteResult> {
    const lacking = planned.draftWithout?.filter((key) => this.#book.id(key) === undefined) ?? []
    const data = lacking.length > 0 ? { ...planned.data, _status: 'draft' } : planned.data
    const options = { collection: planned.collection, isDraft: data._status === 'draft' }
    let loss: Loss = 'value'
    let number = 1
    for (;;) {
      try {
        const name = nameWith(planned, number)
        const own = this.#resolved({ ...data, ...name }, { ...options, loss })
        await this.#saveOnce(planned, { ...how, options: { ...options, loss }, own })
        if (number > 1) this.#beside.set(planned.key, planned)
        else this.#beside.delete(planned.key)
        const outcome = how.existing === undefined ? 'made' : 'updated'
        const notes = notesOf({
          name: number === 1 ? undefined : Object.values(name).join(),
          lacking: lacking.map(fileOf),
          hasMovedWords: own.hasMovedWords === true,
        })
        return notes ? { outcome, note: notes } : { outcome }
      } catch (error) {
        const names = namesIn(error)
        const isTaken = Object.keys(nameWith(planned, number)).some((field) => names.includes(field))
        if (isTaken && planned.onlyWhereFree) return { outcome: 'kept', note: TAKEN }
        const beside = names.includes('from') ? await this.#besideRedirect(planned) : undefined
        if (beside) return beside
        if (isTaken && number < MAX_NAME_NUMBER) number += 1
        else if (names.length > 0 && loss === 'value') loss = 'row'
        else throw error
      }
    }
  }

  async #besideRedirect({ collection, data }: SealedDocument): Promise<WriteResult | undefined> {
    if (collection !== 'redirects') return undefined
    const resolved = resolveReferences(data, this.#book, 'value').data
    return this.#units.operation((req) => besideRedirect(this.#payload, resolved, req))
  }

  /** Puts ids in place of references, and takes out rows that would be refused without what they refer to. */
  #resolved(data: Values, { collection, isDraft, loss }: ResolveOptions): ResolvedValues {
    const resolved = resolveReferences(data, this.#book, loss)
    if (loss === 'row' || isDraft || resolved.missing.length === 0) return resolved
    const { config } = this.#payload.collections[slugOf(this.#payload, collection)]
    const fieldsOf = (slug: string) => this.#payload.blocks[slug]?.fields ?? []
    return { ...resolved, ...withoutLacking(config.fields, resolved.data, fieldsOf) }
  }

  async #saveOnce(
    planned: SealedDocument,
    how: {
      readonly hash: string
      readonly existing: number | undefined
      readonly run: string
      readonly file?: FoundFile
      readonly content?: string
      readonly options: ResolveOptions
      /** Its values in its own language. */
      readonly own: Resolved
    },
  ): Promise<void> {
    const { hash, existing, run, file, content, options, own } = how
    const others = Object.entries(planned.translations ?? {}).map(
      ([locale, data]) => [locale, this.#resolved(data, options)] as const,
    )
    const missing = [...new Set([own, ...others.map(([, resolved]) => resolved)].flatMap((one) => one.missing))]
    const translations = Object.fromEntries(others.map(([locale, { data }]) => [locale, data]))
    const passwordHash = planned.password && { passwordHash: planned.password.hash }
    const saving = { planned, data: { ...own.data, ...passwordHash }, translations, file }
    const { context } = this.#batch
    const entries = (saved: SavedDocument): readonly (LedgerEntry & EntryDetails)[] => {
      const state = missing.length > 0 ? 'incomplete' : 'done'
      const made = this.#entry(planned, { hash, state, document: saved.id, address: saved.address, run })
      const isAhead = isAfter(saved.updatedAt, made.writtenAt)
      const entry = isAhead ? { ...made, writtenAt: new Date(String(saved.updatedAt)).toISOString() } : made
      const details = { content, ...(missing.length > 0 && { planned: unfinished(planned, missing) }) }
      const also = (planned.alsoFor ?? []).map(
        ({ key, locale }): LedgerEntry => ({ ...entry, key, state: 'same', address: saved.translated[locale] }),
      )
      return [{ ...entry, ...details }, ...also]
    }
    const writer = this.#writers.get(planned.collection)
    if (writer) {
      return this.#batch.add('operation', async (req) => {
        const { locale, key } = planned
        const written = { data: own.data, locale, key: `${this.#book.source} ${key}` }
        const saved = await writer.write(written, importWriting(this.#payload, req))
        return entries({ ...saved, translated: {}, updatedAt: undefined })
      })
    }
    const isRows = existing === undefined && file === undefined && others.length === 0
    if (isRows && planned.publishAt === undefined) {
      return this.#batch.add('rows', async (req) =>
        entries(await insertPlanned(this.#payload, saving, { req, context })),
      )
    }
    await this.#batch.add('operation', async (req) => {
      if (existing === undefined) {
        const made = await saveDocument(this.#payload, saving, { existing, req, context })
        await schedulePublishing(this.#payload, { planned, id: made.id, req })
        return entries(made)
      }
      const below = planned.collection === 'pages' ? await untouchedBelow(this.#pages, existing, req) : []
      const saved = await saveDocument(this.#payload, saving, { existing, req, context })
      const { locale } = planned
      return [...entries(saved), ...(await asMoved(this.#payload, below, { locale, req }))]
    })
  }

  get #pages() {
    return { payload: this.#payload, book: this.#book }
  }

  #entry(
    { key, collection }: PlannedDocument,
    written: Pick<LedgerEntry, 'hash' | 'state' | 'document' | 'address'> & { readonly run?: string },
  ): LedgerEntry {
    return { key, collection, run: this.#options.run, writtenAt: this.#options.now().toISOString(), ...written }
  }
}

/** File of a key, by its path below the uploads, without the collection of its feature. */
const fileOf = (key: PlanKey) => key.replace(/^file:[^/]*\//, '')

interface Deviations {
  /** Set where the planned name was taken. */
  readonly name: string | undefined
  /** Files not found. */
  readonly lacking: readonly string[]
  readonly hasMovedWords: boolean
}

/** Words for what is otherwise than planned. */
function notesOf({ name, lacking, hasMovedWords }: Deviations): ReportText | undefined {
  const files = lacking.join(', ')
  const notes: readonly ReportText[] = [
    ...(name === undefined
      ? []
      : [
          {
            en: `Its address was taken; it ends in “${name}”.`,
            de: `Die Adresse war vergeben; sie endet auf „${name}“.`,
            he: `הכתובת הייתה תפוסה; היא מסתיימת ב-"${name}".`,
          },
        ]),
    ...(files === ''
      ? []
      : [
          {
            en: `It is a draft, since files of it were not found: ${files}.`,
            de: `Es ist ein Entwurf, da Dateien davon nicht gefunden wurden: ${files}.`,
            he: `זו טיוטה, כי קבצים שלה לא נמצאו: ${files}.`,
          },
        ]),
    ...(hasMovedWords ? [MOVED_WORDS] : []),
  ]
  if (notes.length === 0) return undefined
  return inEachLanguage((word) => notes.map(word).join(' '))
}

const MOVED_WORDS = {
  en: 'Captions of pictures that were not found stand as text in their place.',
  de: 'Bildunterschriften zu Bildern, die nicht gefunden wurden, stehen als Text an deren Stelle.',
  he: 'כיתובים של תמונות שלא נמצאו מופיעים במקומן כטקסט.',
}

const AS_IMPORTED = {
  en: 'What people wrote stays as it was first imported.',
  de: 'Was Menschen geschrieben haben, bleibt, wie es zuerst importiert wurde.',
  he: 'מה שאנשים כתבו נשאר כפי שיובא לראשונה.',
}

const TAKEN = {
  en: 'This site has something at its address already, which stays.',
  de: 'Unter der Adresse hat diese Website schon etwas, und das bleibt.',
  he: 'באתר הזה כבר יש משהו בכתובת הזאת, והוא נשאר.',
}

const MISSING_BASE = {
  en: 'What it depends on is not there any more.',
  de: 'Wovon es abhängt, ist nicht mehr da.',
  he: 'מה שהוא תלוי בו כבר אינו קיים.',
}

const REASONS = {
  edited: {
    en: 'It was changed here since it was imported, so it stays as it is. Give --update to overwrite it.',
    de: 'Es wurde seit dem Import hier geändert und bleibt, wie es ist. Mit --update wird es überschrieben.',
    he: 'הוא השתנה כאן מאז הייבוא, ולכן נשאר כפי שהוא. --update יחליף אותו.',
  },
  gone: {
    en: 'It was removed here since it was imported, so it stays away. Give --update to make it anew.',
    de: 'Es wurde seit dem Import hier entfernt und bleibt weg. Mit --update wird es neu angelegt.',
    he: 'הוא הוסר כאן מאז הייבוא, ולכן לא יחזור. --update ייצור אותו מחדש.',
  },
} as const

function failed(error: unknown): WriteResult {
  if (error instanceof LostBatch) throw error
  return { outcome: 'failed', note: problemOf(error) }
}

function unfinished(planned: SealedDocument, missing: readonly PlanKey[]): string {
  return JSON.stringify({ planned, missing } satisfies Unfinished)
}

/** The field that only one document of a collection may have with a value, with a number behind the value from 2 on. */
function nameWith({ data }: PlannedDocument, number: number): Readonly<Record<string, string>> {
  const field = ['slug', 'alias'].find((name) => typeof data[name] === 'string')
  if (field === undefined) return {}
  return { [field]: number === 1 ? String(data[field]) : `${data[field]}-${number}` }
}

/** Names of the fields that an error is about. */
function namesIn(error: unknown): readonly string[] {
  return error instanceof ValidationError ? error.data.errors.map(({ path }) => path) : []
}
