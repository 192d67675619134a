import { expect, test } from 'vitest'
import { beginsAsBatch, beginsAsScript } from './script-start.ts'

test.each([
  '# A licence\n\n$Global:BaseDir = "c:\\k"\n',
  '<#\n.SYNOPSIS\nHelps to join.\n\n.EXAMPLE\nPS> .\\Prepare.ps1 -KubernetesVersion v1.25.3\n#>\n\nParam(\n',
  '[CmdletBinding(PositionalBinding=$false)]\nParam\n(\n',
  'function Write-Config {\n',
  'function\nWrite-Config {\n',
  '[version]$wanted = "1.24"\n',
  '#Requires -RunAsAdministrator\nWrite-Host "x"\n',
  '@"\n{}\n"@ | Out-File a.json\n',
  'if (-not (Test-Path C:\\k)) { mkdir C:\\k }\n',
  'Set-Content -Value @"\nversion = 2\n"@ -Path C:\\a\\config.toml\n',
])('%j is a script', (text) => expect(beginsAsScript(text)).toBe(true))

test.each([
  '',
  '# net-conf\n{"Network": "10.244.0.0/16", "Backend": {"Type": "vxlan"}}\n',
  'apiVersion: v1\nkind: ConfigMap\ndata:\n  run.ps1: |\n    $a = 1\n',
  '<# a comment that never ends\n$a = 1\n',
  'version = 2\n[plugins]\n',
  'we run this:\n$a = 1\n',
])('%j is none', (text) => expect(beginsAsScript(text)).toBe(false))

test.each([
  '@echo off\nset A=1',
  '\n\nrem x',
  'set "KVER=v1.22"',
  'SETLOCAL',
  ':: made by us',
  'cd /d "%~dp0"',
])('%j begins a batch script', (text) => expect(beginsAsBatch(text)).toBe(true))

test.each(['set up the node', 'kubectl get nodes', 'remove it', '$a = 1', ''])(
  '%j begins none',
  (text) => expect(beginsAsBatch(text)).toBe(false),
)
