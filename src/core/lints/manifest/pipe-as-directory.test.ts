import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { pipeAsDirectory } from './pipe-as-directory.ts'

const mounts = (path: string, type?: string) =>
  podManifest({ volumes: [{ name: 'pipe', hostPath: { path, ...(type ? { type } : {}) } }] })
const pipe = String.raw`\\.\pipe\containerd-containerd`

testLint(pipeAsDirectory, {
  valid: [
    { name: 'a pipe without a type', document: mounts(pipe) },
    { name: 'a folder', document: mounts(String.raw`C:\var\log`, 'Directory') },
    { name: 'a folder that is named so', document: mounts(String.raw`C:\pipe\logs`, 'Directory') },
    { name: 'a type that a pipe may meet', document: mounts(pipe, 'File') },
    { name: 'one that is empty', document: mounts(pipe, '') },
    { name: 'a socket of Linux', document: mounts('/var/run/docker.sock', 'Socket') },
  ],
  invalid: [
    {
      name: 'a pipe as a directory',
      document: mounts(pipe, 'Directory'),
      messages: [/is the pipe .* with the type Directory/],
      severity: 'warning',
    },
    {
      name: 'one that the kubelet is to make',
      document: mounts('//./pipe/docker_engine', 'DirectoryOrCreate'),
      messages: [/with the type DirectoryOrCreate/],
    },
    {
      name: 'as the socket that Linux has in its place',
      document: mounts(pipe, 'Socket'),
      messages: [/with the type Socket: .* finds no socket there/],
      severity: 'warning',
    },
    {
      name: 'as a device',
      document: mounts(pipe, 'CharDevice'),
      messages: [/finds no character device there/],
    },
  ],
})
