import { testLint } from '../../testing/test-lint.ts'
import { containerdSchemaKeys } from './containerd-schema-keys.ts'

const root = String.raw`root = 'C:\ProgramData\containerd\root'`
const file = (version: number, ...lines: string[]) =>
  `version = ${version}\n${root}\n${lines.join('\n')}\n`
const cri = `[plugins.'io.containerd.grpc.v1.cri']`
const pinned = `[plugins.'io.containerd.grpc.v1.cri'.pinned_images]\nsandbox = 'registry.k8s.io/pause:3.9'`
const address = String.raw`address = '\\.\pipe\containerd-k8s'`

testLint(containerdSchemaKeys, {
  valid: [
    {
      name: 'the key of schema 2',
      text: file(2, cri, "sandbox_image = 'registry.k8s.io/pause:3.9'"),
    },
    {
      name: 'the table of schema 3',
      text: file(
        3,
        "[plugins.'io.containerd.cri.v1.images'.pinned_images]",
        "sandbox = 'registry.k8s.io/pause:3.10'",
      ),
    },
    { name: 'the address in schema 3', text: file(3, '[grpc]', address) },
    {
      name: 'the address in schema 4',
      text: file(4, "[plugins.'io.containerd.server.v1.grpc']", address),
    },
    {
      name: 'addresses of before that are the defaults',
      text: file(
        4,
        '[grpc]',
        String.raw`address = '\\.\pipe\containerd-containerd'`,
        '[ttrpc]',
        String.raw`address = '\\.\pipe\containerd-containerd.ttrpc'`,
        '[metrics]',
        "address = ''",
      ),
    },
    {
      name: 'the socket of a Linux node',
      text: "version = 4\n[grpc]\naddress = '/run/containerd/containerd.sock'\n",
    },
    { name: 'its level of logging', text: file(4, '[debug]', "level = 'debug'") },
  ],
  invalid: [
    {
      name: 'the table of schema 3 in 2',
      text: file(2, pinned),
      messages: [/pinned_images is a table of schema 3/],
      severity: 'error',
    },
    {
      name: 'the address of before in schema 4',
      text: file(4, '[grpc]', address),
      messages: [/table grpc at the top is one of schemas before 4/],
      severity: 'error',
    },
    {
      name: 'that of its metrics',
      text: file(4, '[metrics]', "address = '127.0.0.1:1338'"),
      messages: [/table metrics at the top/],
    },
  ],
})
