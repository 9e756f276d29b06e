import { refusal } from '@vitrine/content/answers'
import type { TrashHook } from '@vitrine/content/documents'
import { hasTopics } from '../store/board-counts.ts'

const FULL = {
  en: 'There are topics on this board. Move or delete them first, or let nobody but moderators write on it.',
  de: 'In diesem Board stehen Themen. Zuerst diese verschieben oder löschen, oder nur noch die Moderation darin schreiben lassen.',
}

/** Refuses to delete a board with topics, which would be without a place. */
export const refuseFullBoard: TrashHook = async ({ id, req }) => {
  if (!(await hasTopics(req.payload, Number(id)))) return
  throw refusal(FULL, { status: 409, req })
}
