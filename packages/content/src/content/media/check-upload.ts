import { shortFileName } from '@vitrine/storage/core'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { AdminText } from '../../core/admin-text.ts'
import { refusal } from '../answers.ts'
import { withPdfEnd } from './pdf-end.ts'
import { sanitizeSvg } from './svg.ts'
import { nameOfKind, uploadKind } from './upload-kinds.ts'

/** Pixels of a picture, all frames of a moving one together: scaling takes four bytes for each, several times. */
export const MAX_PIXELS = 50_000_000

/** Bytes of a file's name. File systems take 255, and those of its sizes end in `-2000x1500.avif`. */
const MAX_MEDIA_NAME_BYTES = 200

/** Pixels of each side to which a picture is made smaller to find out whether it is whole. */
const PROBE_SIDE = 16

const BAD_REQUEST = 400

type UploadedFile = NonNullable<PayloadRequest['file']>

type Refuse = (text: AdminText) => Error

/** Gives an uploaded file the name that its bytes and the disk want, refuses what no page can show, and cleans drawings. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update'))
    req.file = await checkedFile(req.file, (text) => refusal(text, { status: BAD_REQUEST, req }))
  return args
}

/** Finds out why the library would not take a file. Undefined if it would. */
export async function uploadRefusal(file: Pick<UploadedFile, 'data' | 'name'>): Promise<AdminText | undefined> {
  try {
    await checkedFile({ ...file, mimetype: '', size: file.data.length }, (text) => new Refused(text))
    return undefined
  } catch (error) {
    if (error instanceof Refused) return error.text
    throw error
  }
}

class Refused extends Error {
  readonly text: AdminText

  constructor(text: AdminText) {
    super(text.en)
    this.text = text
  }
}

/** @throws What `refuse` makes of a sentence for who uploads it. */
async function checkedFile(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const kind = uploadKind(file.data, file.name)
  if (!kind) throw refuse(unknownKind(file.name))
  // Some systems give letters apart from their marks, and links are written with composed ones.
  const name = shortFileName(nameOfKind(file.name.normalize('NFC'), kind), MAX_MEDIA_NAME_BYTES)
  const named = { ...file, name, mimetype: kind.mimeType }
  if (kind.mimeType === 'image/svg+xml') return cleanedDrawing(named, refuse)
  if (kind.mimeType === 'application/pdf') return withBytes(named, withPdfEnd(named.data))
  if (kind.mimeType.startsWith('image/')) await checkImage(named, refuse)
  return named
}

async function cleanedDrawing(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const result = await sanitizeSvg(file.data.toString('utf8'))
  if ('refused' in result) throw refuse(result.refused)
  return withBytes(file, Buffer.from(result.clean))
}

function withBytes(file: UploadedFile, data: Buffer): UploadedFile {
  return { ...file, data, size: data.length }
}

async function checkImage({ data, name }: UploadedFile, refuse: Refuse): Promise<void> {
  // Reads the head alone.
  const {
    width,
    height,
    pages = 1,
  } = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw refuse(damaged(name))
    })
  const pixels = width * height * pages
  if (pixels > MAX_PIXELS) throw refuse(tooManyPixels(name, pixels))
  await sharp(data, { animated: pages > 1 })
    .resize(PROBE_SIDE, PROBE_SIDE)
    .raw()
    .toBuffer()
    .catch(() => {
      throw refuse(damaged(name))
    })
}

function damaged(name: string): AdminText {
  return {
    en: `“${name}” is damaged or cut off: not all of it can be read. Open it in a picture program, save it again, and upload that.`,
    de: `„${name}“ ist beschädigt oder abgeschnitten: Nicht alles davon ist lesbar. In einem Bildprogramm öffnen, neu speichern und das hochladen.`,
  }
}

function tooManyPixels(name: string, pixels: number): AdminText {
  const millions = (count: number) => Math.ceil(count / 1_000_000)
  return {
    en: `“${name}” has ${millions(pixels)} million pixels, and ${millions(MAX_PIXELS)} million are the most. Make it smaller, such as 8,000 by 6,000 pixels, and upload it again.`,
    de: `„${name}“ hat ${millions(pixels)} Millionen Pixel, höchstens ${millions(MAX_PIXELS)} Millionen sind möglich. Verkleinern, etwa auf 8.000 mal 6.000 Pixel, und noch einmal hochladen.`,
  }
}

const KINDS: AdminText = {
  en: 'Use an image (JPEG, PNG, GIF, WebP, AVIF, SVG), a video (MP4, WebM), audio (MP3, M4A, OGG, WAV, FLAC), captions (VTT), a PDF, or, to be saved, a document (DOCX, XLSX, PPTX, ODT, ODS, ODP, DOC, XLS, PPT, RTF, EPUB, TXT, CSV, ICS, VCF) or an archive (ZIP).',
  de: 'Möglich sind Bilder (JPEG, PNG, GIF, WebP, AVIF, SVG), Videos (MP4, WebM), Audio (MP3, M4A, OGG, WAV, FLAC), Untertitel (VTT), PDF und zum Speichern Dokumente (DOCX, XLSX, PPTX, ODT, ODS, ODP, DOC, XLS, PPT, RTF, EPUB, TXT, CSV, ICS, VCF) und Archive (ZIP).',
}

function unknownKind(name: string): AdminText {
  return {
    en: `“${name}” is nothing that a page can show or offer. ${KINDS.en}`,
    de: `„${name}“ kann eine Seite weder zeigen noch anbieten. ${KINDS.de}`,
  }
}
