import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { flanneldNodeName } from './flanneld-node-name.ts'

const start = 'C:\\flannel\\flanneld.exe --kube-subnet-mgr --kubeconfig-file=C:\\k\\flannel'

testLint(flanneldNodeName, {
  valid: [
    { name: 'a line that is no script', text: `PS C:\\k> ${start}\n` },
    {
      name: 'etcd',
      text: '=== a.ps1 ===\nC:\\flannel\\flanneld.exe --etcd-endpoints=http://a:2379\n',
    },
  ],
  invalid: [],
})

const said = (name: string, text: string) =>
  diagnose([{ name, text }]).findings.flatMap(({ id, message, severity }) =>
    id === 'flanneld-node-name' ? [[severity, message]] : [],
  )

test.each([
  ['start.cmd', `@echo off\n${start}\n`],
  [
    'install.ps1',
    `nssm install flanneld C:\\flannel\\flanneld.exe\nnssm set flanneld AppParameters ${start.replace('C:\\flannel\\flanneld.exe ', '')}\n`,
  ],
])('a script without it: %s', (name, text) => {
  expect(said(name, text)).toEqual([['warning', expect.stringMatching(/sets no NODE_NAME/)]])
})

test.each([
  '[Environment]::SetEnvironmentVariable("NODE_NAME", (hostname).ToLower())\n',
  '$env:NODE_NAME = "win-1"\n',
  'nssm set flanneld AppEnvironmentExtra NODE_NAME=win-1\n',
  '. C:\\k\\helper.ps1\n',
  'Write-Host $env:POD_NAME\n',
])('a script that sets it, or may: %j', (before) => {
  expect(said('start.ps1', `${before}${start}\n`)).toEqual([])
})

test('the start script of a container', () => {
  expect(
    said(
      'start.ps1',
      '& $env:CONTAINER_SANDBOX_MOUNT_POINT/flanneld.exe --kube-subnet-mgr --kubeconfig-file a\n',
    ),
  ).toEqual([])
})
