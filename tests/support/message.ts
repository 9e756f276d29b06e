/** Valid message for the demo's contact form. */
export function message(fields: Readonly<Record<string, string>> = {}): FormData {
  const data = new FormData()
  const all = {
    'your-name': 'Ada Byron',
    'your-email': 'ada@example.com',
    'your-message': 'We would like to talk about a reading room.',
    budget: 'More',
    privacy: '1',
    ...fields,
  }
  for (const [name, value] of Object.entries(all)) data.append(name, value)
  return data
}

/** Where the demo's contact form is: its id, and the unit tag of its place on the contact page. */
export interface Placement {
  readonly id: string
  readonly unitTag: string
  readonly page: string
}

/** Finds the form on a page, as any visitor's program would. */
export async function findForm(url: string, path = '/contact/'): Promise<Placement> {
  const html = await (await fetch(url + path)).text()
  const unitTag = html.match(/id="(wpcf7-f(\d+)-p\d+-o\d+)"/)
  if (!unitTag?.[1] || !unitTag[2]) throw new Error(`There is no form on ${path}.`)
  return { unitTag: unitTag[1], id: unitTag[2], page: path }
}

/** The protocol's reply to a message. */
export interface Feedback {
  readonly status: string
  readonly message: string
  readonly posted_data_hash: string
  readonly invalid_fields: readonly { field: string; message: string }[]
}

/** Sends a message as the form's script does. */
export async function send(url: string, form: Placement, data: FormData): Promise<Feedback> {
  for (const [name, value] of [
    ['_wpcf7', form.id],
    ['_wpcf7_unit_tag', form.unitTag],
  ] as const) {
    if (!data.has(name)) data.append(name, value)
  }
  const response = await fetch(`${url}/wp-json/contact-form-7/v1/contact-forms/${form.id}/feedback`, {
    method: 'POST',
    body: data,
    headers: { 'user-agent': 'Mozilla/5.0 (Test)', accept: 'application/json' },
  })
  return (await response.json()) as Feedback
}
