/** Names of the rules, in the order of the protocol. */
const RULES = [
  'required requiredfile email url tel number date time file enum dayofweek minitems maxitems minlength maxlength',
  'minnumber maxnumber mindate maxdate minfilesize maxfilesize stepnumber all any',
].flatMap((names) => names.split(' '))

const TEXT = { type: 'string' } as const

/** Answer to OPTIONS on a route. */
export function routeDescription(namespace: string, method: 'GET' | 'POST'): object {
  return { namespace, methods: [method], endpoints: [{ methods: [method], args: [] }] }
}

/** Answer to OPTIONS on the address of a schema: the JSON Schema of schemas. [reference 1] */
export function schemaDescription(namespace: string): object {
  return {
    ...routeDescription(namespace, 'GET'),
    schema: {
      $schema: 'https://json-schema.org/draft/2020-12/schema',
      title: 'Contact Form 7 SWV',
      description: 'Contact Form 7 SWV meta-schema',
      type: 'object',
      properties: {
        version: TEXT,
        locale: TEXT,
        rules: {
          type: 'array',
          items: {
            type: 'object',
            properties: {
              rule: { ...TEXT, enum: RULES },
              field: { ...TEXT, pattern: '^[A-Za-z][-A-Za-z0-9_:]*$' },
              error: TEXT,
              accept: { type: 'array', items: TEXT },
              base: TEXT,
              interval: { type: 'number', minimum: 0 },
              threshold: TEXT,
            },
            required: ['rule'],
          },
        },
      },
    },
  }
}
