import { downloads } from '../../../catalog/downloads.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { downloadHash } from './download-hash.ts'

const right = downloads.containerd.checksum.pinned?.['2.3.4']?.value ?? ''
const wrong = right.replace(/^./, '0')
const script = (hash: string, file = 'containerd-2.3.4-windows-amd64.tar.gz') => ({
  text: `$f = '${file}'\n$want = '${hash}'\nif ((Get-FileHash $f).Hash -ne $want) { throw 'bad' }\n`,
})
const list = (hash: string) => ({
  text: `${right.replace(/^./, '1')}  crictl-v9.9.9-windows-amd64.tar.gz\n${hash}  containerd-2.3.4-windows-amd64.tar.gz\n`,
})

testLint(downloadHash, {
  valid: [
    {
      name: 'a hash of the file for Linux below it',
      text: `${list(right).text}${wrong}  containerd-2.3.4-linux-amd64.tar.gz\n`,
    },
    { name: 'a larger archive', ...script(wrong, 'cri-containerd-2.3.4-windows-amd64.tar.gz') },
    {
      name: 'an image below it',
      text: `containerd-2.3.4-windows-amd64.tar.gz\nimage: a@sha256:${wrong}\n`,
    },
    { name: 'its own', ...script(right) },
    { name: 'its own in capitals', ...script(right.toUpperCase()) },
    {
      name: 'a release that nobody read',
      ...script(wrong, 'containerd-2.0.1-windows-amd64.tar.gz'),
    },
    { name: 'a list of hashes', ...list(right) },
    { name: 'a hash of something else', text: `image: a@sha256:${wrong}\n` },
  ],
  invalid: [
    {
      name: 'another',
      ...script(wrong),
      messages: [/has the SHA-256 5a61f42a/],
      severity: 'error',
    },
  ],
})
