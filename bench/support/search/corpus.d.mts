export function documentOf(number: number): { title: string; headings: string; body: string }
export function termsOf(count: number, documents: number): string[]
