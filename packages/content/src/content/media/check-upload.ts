import type { APIError, CollectionBeforeOperationHook, PayloadRequest } from 'payload'
import sharp from 'sharp'
import type { AdminText } from '../../core/admin-text.ts'
import { refusal } from '../answers.ts'
import { sanitizeSvg } from './svg.ts'
import { nameOfKind, type UploadKind, uploadKind } from './upload-kinds.ts'

/** Pixels of a picture, all frames of a moving one together: scaling takes four bytes for each, several times. */
export const MAX_PIXELS = 50_000_000

const BAD_REQUEST = 400

type UploadedFile = NonNullable<PayloadRequest['file']>

type Refuse = (text: AdminText) => APIError

/** Names an uploaded file by what its bytes are, refuses what is nothing for a page, and cleans drawings. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update'))
    req.file = await checkedFile(req.file, (text) => refusal(text, { status: BAD_REQUEST, req }))
  return args
}

/** @throws {APIError} 400 with a sentence for who uploads it. */
async function checkedFile(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const kind = uploadKind(file.data, file.name)
  if (!kind) throw refuse(unknownKind(file.name))
  const named = { ...file, name: nameOfKind(file.name, kind), mimetype: kind.mimeType }
  if (kind.mimeType === 'image/svg+xml') return cleanedDrawing(named, refuse)
  await refuseManyPixels(named, kind, refuse)
  return named
}

async function cleanedDrawing(file: UploadedFile, refuse: Refuse): Promise<UploadedFile> {
  const result = await sanitizeSvg(file.data.toString('utf8'))
  if ('refused' in result) throw refuse(result.refused)
  const data = Buffer.from(result.clean)
  return { ...file, data, size: data.length }
}

async function refuseManyPixels({ data, name }: UploadedFile, { mimeType }: UploadKind, refuse: Refuse): Promise<void> {
  if (!mimeType.startsWith('image/')) return
  // Reads the head alone. What cannot be read is refused where it is scaled.
  const read = await sharp(data, { limitInputPixels: false })
    .metadata()
    .catch(() => undefined)
  if (!read) return
  const { width, height, pages = 1 } = read
  const pixels = width * height * pages
  if (pixels <= MAX_PIXELS) return
  const millions = (count: number) => Math.ceil(count / 1_000_000)
  throw refuse({
    en: `“${name}” has ${millions(pixels)} million pixels, and ${millions(MAX_PIXELS)} million are the most. Make it smaller, such as 8,000 by 6,000 pixels, and upload it again.`,
    de: `„${name}“ hat ${millions(pixels)} Millionen Pixel, höchstens ${millions(MAX_PIXELS)} Millionen sind möglich. Verkleinern, etwa auf 8.000 mal 6.000 Pixel, und noch einmal hochladen.`,
  })
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
