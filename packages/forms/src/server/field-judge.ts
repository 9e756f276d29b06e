import type { Entries } from '../core/entries.ts'
import type { ContactForm } from '../core/form.ts'
import type { FormTag } from '../core/template/form-tag.ts'
import type { Captchas } from '../fields/captcha/captchas.server.ts'
import type { Quizzes } from '../fields/quiz/quizzes.server.ts'

/** Services that judge fields beyond the rules of the schema. */
export interface FieldJudges {
  readonly quizzes: Quizzes
  /** Undefined while captchas are off: then no answer is right. */
  readonly captchas: Captchas | undefined
}

/** A post that is judged. */
export interface JudgedPost {
  readonly form: Pick<ContactForm, 'tags' | 'settings' | 'messages'>
  readonly entries: Entries
  readonly now: Date
}

/** The server's side of a type of field that no rule can judge, or that is drawn for each visitor. */
export interface FieldJudge {
  /** Type of the tag that is judged. */
  readonly type: string
  /** Problem of the field, if any. @param answer The last text that was posted. */
  problemOf(tag: FormTag, answer: string, post: JudgedPost, judges: FieldJudges): Promise<string | undefined>
  /** Challenge that a form draws again after each post. [reference 4] */
  readonly drawn?: {
    /** Type of the tag that is drawn. */
    readonly type: string
    readonly key: 'quiz' | 'captcha'
    /** @returns Undefined while it is off. */
    draw(
      tag: FormTag,
      judges: FieldJudges,
      context: { readonly now: Date; readonly addressOf: (path: string) => string },
    ): string | readonly [question: string, answerHash: string] | undefined
  }
}
