import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { cniFolderEmpty } from './cni-folder-empty.ts'

testLint(cniFolderEmpty, {
  valid: [{ name: 'nothing listed', text: 'PS C:\\> hostname\nwin-1\n' }],
  invalid: [],
})

const found = (
  text: string,
  ...files: readonly { readonly name: string; readonly text: string }[]
) =>
  diagnose([{ name: 'session.txt', text }, ...files]).findings.flatMap(
    ({ id, severity, line, message }) =>
      id === 'cni-folder-empty'
        ? [`${severity} ${line} ${message.split(':').slice(0, 2).join(':')}`]
        : [],
  )

const config = {
  name: 'config.toml',
  text: `version = 2\n[plugins."io.containerd.grpc.v1.cri".cni]\n  bin_dir = 'D:\\net\\bin'\n  conf_dir = 'D:\\net\\conf'\n`,
}

test.each([
  [
    'a folder of a usual name',
    'PS C:\\> dir C:\\etc\\cni\\net.d\nPS C:\\> hostname\nwin-1\n',
    'warning 1 C:\\etc\\cni\\net.d shows empty',
  ],
  [
    'one with empty lines below it',
    'PS C:\\k> hostname\nwin-1\nPS C:\\k> Get-ChildItem "C:\\etc\\cni\\net.d\\"\n\n\nPS C:\\k> \n',
    'warning 3 C:\\etc\\cni\\net.d shows empty',
  ],
  [
    'programs',
    'PS C:\\> ls C:\\opt\\cni\\bin\nPS C:\\> hostname\nwin-1\n',
    'warning 1 C:\\opt\\cni\\bin shows empty',
  ],
  [
    'as the older prompt counts files',
    'C:\\>dir C:\\etc\\cni\\net.d\n Volume in drive C has no label.\n\n Directory of C:\\etc\\cni\\net.d\n\n03/04/2025  09:10 AM    <DIR>          .\n03/04/2025  09:10 AM    <DIR>          ..\n               0 File(s)              0 bytes\n               2 Dir(s)  71,405,625,344 bytes free\n',
    'warning 4 C:\\etc\\cni\\net.d shows empty',
  ],
])('says of %s that it shows empty', (_, text, said) => {
  expect(found(text)).toEqual([said])
})

test('the folder that the runtime is told to read counts', () => {
  const text =
    'PS C:\\> dir D:\\net\\conf\nPS C:\\> dir C:\\etc\\cni\\net.d\nPS C:\\> hostname\nwin-1\n'
  expect(found(text, config)).toEqual(['warning 1 D:\\net\\conf shows empty'])
})

test.each([
  ['the end of a paste', 'PS C:\\> dir C:\\etc\\cni\\net.d\n'],
  [
    'the older prompt, which always prints',
    'C:\\> dir C:\\etc\\cni\\net.d\nC:\\> hostname\nwin-1\n',
  ],
  ['another folder', 'PS C:\\> dir C:\\temp\nPS C:\\> hostname\nwin-1\n'],
  ['a choice of files', 'PS C:\\> dir C:\\etc\\cni\\net.d\\*.bak\nPS C:\\> hostname\nwin-1\n'],
  ['a filter', 'PS C:\\> dir C:\\etc\\cni\\net.d -Filter *.bak\nPS C:\\> hostname\nwin-1\n'],
  [
    'what was listed again',
    'PS C:\\> dir C:\\etc\\cni\\net.d\nPS C:\\> Start-Service flanneld\nPS C:\\> dir C:\\etc\\cni\\net.d\n\n    Directory: C:\\etc\\cni\\net.d\n\nMode                LastWriteTime         Length Name\n----                -------------         ------ ----\n-a----        7/18/2024  10:11 AM           1204 10-flannel.conf\n',
  ],
  [
    'a folder beside a node that is ready',
    'PS C:\\> dir C:\\etc\\cni\\net.d\nPS C:\\> kubectl get node win-1\nNAME    STATUS   ROLES    AGE   VERSION\nwin-1   Ready    <none>   4d    v1.30.2\n',
  ],
])('says nothing of %s', (_, text) => {
  expect(found(text)).toEqual([])
})
