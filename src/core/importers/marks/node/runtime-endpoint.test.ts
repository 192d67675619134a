import { expect, test } from 'vitest'
import { readFiles } from '../../../engine/diagnose/reading/read.ts'

const endpoints = (text: string) =>
  readFiles([{ name: 'a.txt', text }]).documents.flatMap(({ reading }) =>
    (reading.observations ?? []).flatMap(({ name, value, line }) =>
      name === 'runtime.endpoint' ? [`${line} ${String(value)}`] : [],
    ),
  )

test.each([
  [
    'the variable of crictl',
    '$env:CONTAINER_RUNTIME_ENDPOINT="npipe:////./pipe/containerd-containerd"',
    'npipe:////./pipe/containerd-containerd',
  ],
  [
    'the same in cmd',
    'set CONTAINER_RUNTIME_ENDPOINT=npipe:////./pipe/containerd-containerd',
    'npipe:////./pipe/containerd-containerd',
  ],
  [
    'the same at a prompt',
    'PS C:\\> $env:CONTAINER_RUNTIME_ENDPOINT="npipe:////./pipe/containerd-containerd"\nPS C:\\> crictl ps\n',
    'npipe:////./pipe/containerd-containerd',
  ],
  [
    'an address that nobody listens at',
    'W1125 23:37:54.681892 7616 logging.go:59] grpc: addrConn.createTransport failed to connect to { "Addr": "//./pipe/containerd-containerd", "Type": 0 }',
    '//./pipe/containerd-containerd',
  ],
  [
    'the file of crictl',
    'runtime-endpoint: npipe:////./pipe/containerd-containerd',
    'npipe:////./pipe/containerd-containerd',
  ],
])('%s', (_, text, endpoint) => expect(endpoints(text)).toEqual([`1 ${endpoint}`]))

test.each([
  ['an address of the API server', '{"Addr": "10.0.0.4:6443"}'],
  ['another pipe', 'docker -H npipe:////./pipe/docker_engine version'],
])('%s is none', (_, text) => expect(endpoints(text)).toEqual([]))
