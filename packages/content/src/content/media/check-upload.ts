import { shortFileName } from '@vitrine/storage/core'
import type { CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { refusal } from '../answers.ts'
import { checkedImage } from './check-image.ts'
import { withPdfEnd } from './pdf-end.ts'
import { sanitizeSvg } from './svg.ts'
import { isHeic, nameOfKind, uploadKind } from './upload-kinds.ts'

/** Bytes of a file's name. File systems take 255, and those of its sizes end in `-2000x1500.avif`. */
const MAX_MEDIA_NAME_BYTES = 200

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
  if (!kind) throw refuse(isHeic(file.data) ? heic(file.name) : unknownKind(file.name))
  // Some systems give letters apart from their marks, and links are written with composed ones.
  const name = shortFileName(nameOfKind(file.name.normalize('NFC'), kind), MAX_MEDIA_NAME_BYTES)
  const named = { ...file, name, mimetype: kind.mimeType }
  if (kind.mimeType === 'image/svg+xml') return cleanedDrawing(named, refuse)
  if (kind.mimeType === 'application/pdf') return withBytes(named, withPdfEnd(named.data))
  return kind.mimeType.startsWith('image/') ? checkedImage(named, refuse) : named
}

async function cleanedDrawing(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const result = await sanitizeSvg(file.data.toString('utf8'))
  if ('refused' in result) throw refuse(result.refused)
  return withBytes(file, Buffer.from(result.clean))
}

function withBytes(file: UploadedFile, data: Buffer): UploadedFile {
  return { ...file, data, size: data.length }
}

function heic(name: string): AdminText {
  return {
    en: `“${name}” is a HEIC photo, which most browsers cannot show. Export it as JPEG and upload that. An iPhone takes JPEG when Settings › Camera › Formats is “Most Compatible”.`,
    de: `„${name}“ ist ein HEIC-Foto, das die meisten Browser nicht zeigen können. Als JPEG exportieren und das hochladen. Ein iPhone nimmt JPEG auf, wenn unter Einstellungen › Kamera › Formate „Maximale Kompatibilität“ gewählt ist.`,
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
