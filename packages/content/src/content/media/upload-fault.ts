import { type CollectionAfterErrorHook, FileUploadError } from 'payload'
import type { AdminText } from '../../core/admin-text.ts'
import { answerIn } from '../answers.ts'

const NOT_SCALED: AdminText = {
  en: 'The sizes of this file could not be made, so it was not stored. Open it in a picture program, save it as JPEG or PNG, and upload that.',
  de: 'Die Größen dieser Datei konnten nicht erzeugt werden, deshalb wurde sie nicht gespeichert. In einem Bildprogramm öffnen, als JPEG oder PNG speichern und das hochladen.',
}

/** Says what to do about a file that passed all checks but could not be scaled. Payload's own message only names the problem. */
export const sayUploadFault: CollectionAfterErrorHook = ({ error, req }) =>
  error instanceof FileUploadError ? { response: { errors: [{ message: answerIn(NOT_SCALED, req) }] } } : undefined
