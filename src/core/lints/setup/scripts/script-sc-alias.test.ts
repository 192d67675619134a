import { expect, test } from 'vitest'
import { diagnose } from '../../../engine/diagnose/diagnose.ts'
import { testLint } from '../../../testing/test-lint.ts'
import { scriptScAlias } from './script-sc-alias.ts'

const script = (...lines: readonly string[]) => `$node = hostname\n${lines.join('\n')}\n`

testLint(scriptScAlias, {
  valid: [
    { name: 'the program', text: script('sc.exe config kubelet depend= containerd') },
    { name: 'a comment', text: script('# sc start kubelet') },
    { name: 'the cmdlet', text: script("'a' | sc C:\\k\\config.txt") },
    { name: 'cmd.exe', text: script('cmd /c sc start kubelet') },
    { name: 'a text', text: script('Write-Host "then run: sc start kubelet"') },
    {
      name: 'a batch file that a script writes',
      text: script("@'", 'sc start kubelet', "'@ | Set-Content C:\\k\\start.cmd"),
    },
    {
      name: 'an alias that is taken away',
      text: script('Remove-Item alias:sc -Force', 'sc start kubelet'),
    },
    {
      name: 'a command at a prompt that the program answered',
      text: 'PS C:\\k> sc create kubelet binPath= "C:\\k\\kubelet.exe --windows-service" start= auto\n[SC] CreateService SUCCESS\n',
    },
    {
      name: 'a prompt of cmd',
      text: 'C:\\k> sc create kubelet binPath= "C:\\k\\kubelet.exe --windows-service" start= auto\n',
    },
    { name: 'a batch file', text: '@echo off\nsc start kubelet\n' },
  ],
  invalid: [
    {
      name: 'a command at the prompt of PowerShell',
      text: 'PS C:\\k> sc create kubelet binPath= "C:\\k\\kubelet.exe --windows-service" start= auto\nPS C:\\k> Start-Service kubelet\n',
      messages: [/“sc create”/],
    },
    {
      name: 'a service that is changed',
      text: script('sc config kube-proxy depend= kubelet'),
      messages: [/sc is Set-Content, so “sc config”/],
      severity: 'warning',
    },
    {
      name: 'several commands, told once',
      text: script('if ($node) { sc create kubelet binPath= "a"', '}', 'sc start kubelet'),
      messages: [/“sc create”/],
    },
    {
      name: 'a service of another machine',
      text: script('& sc \\\\node1 query kubelet'),
      messages: [/query”/],
    },
  ],
})

test('tells where each of them stands', () => {
  const text = script('sc stop kubelet', 'sc start kubelet')
  const found = diagnose([{ name: 'a.ps1', text }]).findings.find(
    ({ id }) => id === scriptScAlias.id,
  )
  expect([found?.line, found?.also?.map(({ line }) => line)]).toEqual([2, [3]])
})
