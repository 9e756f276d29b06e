import { APIError, type CollectionBeforeOperationHook, type PayloadRequest } from 'payload'
import sharp from 'sharp'
import { sanitizeSvg } from './svg.ts'
import { nameOfKind, type UploadKind, uploadKind } from './upload-kinds.ts'

/** Pixels of a picture, all frames of a moving one together: scaling takes four bytes for each, several times. */
export const MAX_PIXELS = 50_000_000

const BAD_REQUEST = 400

type UploadedFile = NonNullable<PayloadRequest['file']>

/** Names an uploaded file by what its bytes are, refuses what is nothing for a page, and cleans drawings. */
export const checkUpload: CollectionBeforeOperationHook = async ({ args, operation, req }) => {
  if (req.file && (operation === 'create' || operation === 'update')) req.file = await checkedFile(req.file)
  return args
}

/** @throws {APIError} 400 with a sentence for who uploads it. */
async function checkedFile(file: UploadedFile): Promise<UploadedFile> {
  const kind = uploadKind(file.data, file.name)
  if (!kind) {
    throw refusal(
      `“${file.name}” is nothing that a page can show or offer. Use an image (JPEG, PNG, GIF, WebP, AVIF, SVG), a video ` +
        '(MP4, WebM), audio (MP3, M4A, OGG, WAV, FLAC), captions (VTT), a PDF, or, to be saved, a document (DOCX, XLSX, ' +
        'PPTX, ODT, ODS, ODP, DOC, XLS, PPT, RTF, EPUB, TXT, CSV, ICS, VCF) or an archive (ZIP).',
    )
  }
  const named = { ...file, name: nameOfKind(file.name, kind), mimetype: kind.mimeType }
  if (kind.mimeType === 'image/svg+xml') return cleanedDrawing(named)
  await refuseManyPixels(named, kind)
  return named
}

async function cleanedDrawing(file: UploadedFile): Promise<UploadedFile> {
  const result = await sanitizeSvg(file.data.toString('utf8'))
  if ('refused' in result) throw refusal(result.refused)
  const data = Buffer.from(result.clean)
  return { ...file, data, size: data.length }
}

async function refuseManyPixels({ data, name }: UploadedFile, { mimeType }: UploadKind): Promise<void> {
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
  throw refusal(
    `“${name}” has ${millions(pixels)} million pixels, and ${millions(MAX_PIXELS)} million are the most. ` +
      'Make it smaller, such as 8,000 by 6,000 pixels, and upload it again.',
  )
}

function refusal(message: string): APIError {
  return new APIError(message, BAD_REQUEST, null, true)
}
