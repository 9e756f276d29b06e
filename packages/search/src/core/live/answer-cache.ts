/** Answers that a page remembers. */
const MAX_CACHED = 50

/** Answers by question, the oldest forgotten first. */
export function answerCache<Answer>(): {
  readonly get: (question: string) => Answer | undefined
  readonly keep: (question: string, answer: Answer) => void
} {
  const answers = new Map<string, Answer>()
  return {
    get: (question) => answers.get(question),
    keep(question, answer) {
      answers.delete(question)
      answers.set(question, answer)
      for (const oldest of answers.keys()) {
        if (answers.size <= MAX_CACHED) break
        answers.delete(oldest)
      }
    },
  }
}
