import { describe, expect, it } from 'vitest'
import { parseTraces } from './parse-traces.ts'

describe('traces', () => {
  it.each([
    ['nothing is set', {}],
    ['only a name is set', { OTEL_SERVICE_NAME: 'halden' }],
    ['they are switched off', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_TRACES_EXPORTER: 'none' }],
    ['all of it is switched off', { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318', OTEL_SDK_DISABLED: 'true' }],
    ['what is set is empty', { OTEL_EXPORTER_OTLP_ENDPOINT: ' ' }],
  ])('are not sent when %s', (_, env) => expect(parseTraces(env)).toBeUndefined())

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }],
    [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://collector.example/v1/traces' }],
    [{ OTEL_TRACES_EXPORTER: 'otlp' }],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'http/protobuf' }],
  ])('are sent for %j', (env) => expect(parseTraces({ ...env, PORT: '80' })).toEqual({ variables: env }))

  it.each([
    [{ OTEL_TRACES_EXPORTER: 'zipkin' }, /OTEL_TRACES_EXPORTER is "zipkin". Give otlp/],
    [{ OTEL_TRACES_EXPORTER: 'otlp', OTEL_EXPORTER_OTLP_PROTOCOL: 'grpc' }, /does not speak. Give http\/protobuf/],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4317' }, /OTEL_EXPORTER_OTLP_ENDPOINT is no address/],
  ])('%j stops the start and says what to do', (env, message) => expect(() => parseTraces(env)).toThrow(message))
})
