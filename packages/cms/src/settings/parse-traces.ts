import { ConfigError } from './config-error.ts'

/** Where traces are sent, in the words of OpenTelemetry. */
export interface TracesSettings {
  /** Standard variables that are set, by their names. */
  readonly variables: Readonly<Record<string, string>>
}

/** Beginning of the names of standard variables. */
const PREFIX = 'OTEL_'

/** The one protocol that is spoken. */
const PROTOCOL = 'http/protobuf'

/**
 * Reads whether traces are sent: when a collector is named, or when they are asked for. Undefined: they are not.
 *
 * @throws {ConfigError} for the first variable that asks for something that is not there.
 * @see https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
 */
export function parseTraces(env: Readonly<Record<string, string | undefined>>): TracesSettings | undefined {
  const variables: Record<string, string> = {}
  for (const [name, value] of Object.entries(env)) {
    const text = value?.trim()
    if (name.startsWith(PREFIX) && text) variables[name] = text
  }
  const exporter = variables.OTEL_TRACES_EXPORTER
  const endpoints = ['OTEL_EXPORTER_OTLP_TRACES_ENDPOINT', 'OTEL_EXPORTER_OTLP_ENDPOINT']
  const isAsked = exporter !== undefined || endpoints.some((name) => variables[name] !== undefined)
  if (!isAsked || exporter === 'none' || /^true$/i.test(variables.OTEL_SDK_DISABLED ?? '')) return undefined
  if (exporter !== undefined && exporter !== 'otlp') {
    throw new ConfigError(`OTEL_TRACES_EXPORTER is "${exporter}". Give otlp, or none to send no traces.`)
  }
  const protocols = ['OTEL_EXPORTER_OTLP_TRACES_PROTOCOL', 'OTEL_EXPORTER_OTLP_PROTOCOL']
  for (const name of protocols) {
    const protocol = variables[name]
    if (protocol === undefined || protocol === PROTOCOL) continue
    throw new ConfigError(
      `${name} is "${protocol}", which Vitrine does not speak. Give ${PROTOCOL}, with the port of the collector for it, mostly 4318.`,
    )
  }
  for (const name of endpoints) {
    const address = variables[name]
    if (address === undefined || (URL.canParse(address) && /^https?:$/.test(new URL(address).protocol))) continue
    throw new ConfigError(`${name} is no address of a collector. Give one such as http://127.0.0.1:4318.`)
  }
  return { variables }
}
