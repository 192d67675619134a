import { expect, test } from 'vitest'
import { windowsSignIn } from './machine-of-windows.ts'

const args = (kubeletExtraArgs: unknown) => ({
  joinConfiguration: { nodeRegistration: { kubeletExtraArgs } },
})

test.each([
  ['a file', { files: [{ path: 'C:/k/a.ps1' }] }],
  ['a file with backslashes', { files: [{ path: 'c:\\k\\a.ps1' }] }],
  ['a command before', { preKubeadmCommands: ['powershell C:/a.ps1'] }],
  ['a program of a drive', { postKubeadmCommands: ['nssm start kube-proxy'] }],
  ['the group of a user', { users: [{ name: 'capi', groups: 'Administrators' }] }],
  ['a flag of Windows', args({ 'windows-priorityclass': 'ABOVE_NORMAL_PRIORITY_CLASS' })],
  ['a flag of Windows in a list', args([{ name: 'windows-service', value: 'true' }])],
])('%s shows Windows', (_, part) => {
  expect(windowsSignIn({ spec: part }, ['spec'])).toBeDefined()
})

test.each([
  ['nothing', {}],
  ['a file of Linux', { files: [{ path: '/etc/kubernetes/azure.json' }] }],
  ['a command of Linux', { preKubeadmCommands: ['hostnamectl set-hostname a', 'bash -c "x"'] }],
  ['an address', { preKubeadmCommands: ['curl http://10.0.0.1:8080/x'] }],
  ['a group of Linux', { users: [{ name: 'capi', groups: 'sudo' }] }],
  ['a flag of both', args({ 'cloud-provider': 'external' })],
])('%s does not', (_, part) => {
  expect(windowsSignIn({ spec: part }, ['spec'])).toBeUndefined()
})
