import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'
import { encodedScripts } from './encoded-script.ts'

const script =
  '<powershell>\n& $EKSBootstrapScriptFile -EKSClusterName a -KubeletExtraArgs "--network-plugin=cni --max-pods=40"\n</powershell>\n'
const utf8 = Buffer.from(script).toString('base64')
const run = Buffer.from(
  'C:\\k\\kubelet.exe --network-plugin=cni --max-pods=40',
  'utf16le',
).toString('base64')

test.each([
  ['a launch template', `{\n "ImageId": "ami-1",\n "UserData": "${utf8}"\n}\n`, 3],
  ['Terraform', `resource "aws_launch_template" "a" {\n  user_data = "${utf8}"\n}\n`, 2],
  ['YAML', `a: 1\nuserData: ${utf8}\n`, 2],
  [
    'a command that PowerShell is given',
    `schtasks /create /tn a /tr "powershell.exe -EncodedCommand ${run}"\n`,
    1,
  ],
])('what a machine runs first is read at its line: %s', (_, text, line) => {
  const { observations } = diagnose([{ name: 'a.txt', text }])
  expect(observations.filter(({ name }) => name === 'kubelet.flag.network-plugin')).toMatchObject([
    { value: 'cni', file: 'a.txt', line },
  ])
})

test.each([
  [
    'a script of other machines',
    Buffer.from('#!/bin/bash\necho hello to everybody who comes along here and there\n').toString(
      'base64',
    ),
  ],
  ['bytes', Buffer.from(Array.from({ length: 90 }, (_, i) => i)).toString('base64')],
])('%s stays closed', (_, encoded) =>
  expect(encodedScripts(`{ "UserData": "${encoded}" }`)).toBeUndefined(),
)
