import { expect, test } from 'vitest'
import { readFiles } from '../../engine/diagnose/reading/read.ts'

const config = `apiVersion: kubelet.config.k8s.io/v1beta1
kind: KubeletConfiguration
containerRuntimeEndpoint: npipe:////./pipe/docker_engine
`
const pod = 'apiVersion: v1\nkind: Pod\nmetadata:\n  name: web\nspec:\n  hostNetwork: true\n'

const kinds = (text: string) =>
  readFiles([{ name: 'join.ps1', text }]).documents.flatMap(({ reading }) =>
    (reading.parsed ?? []).map(({ kind }) => kind),
  )

test.each([
  ['a variable', `$dir = "C:\\k"\n$file = @"\n${config}"@\n$file | Out-File "$dir\\a.yaml"\n`],
  ['quotes that replace nothing', `mkdir C:\\k\n$file = @'\n${config}'@\n`],
  ['a cmdlet', `mkdir C:\\k\nSet-Content C:\\k\\a.yaml @"\n${config}"@\n`],
  ['a pipe', `mkdir C:\\k\n@"\n${config}"@ | Set-Content C:\\k\\a.yaml\n`],
  ['a cast', `mkdir C:\\k\n[string]$file = @"\n${config}"@\n`],
])('reads the file that a script writes from %s', (_, text) => {
  expect(kinds(text)).toContain('kubelet-config')
})

test('reads a manifest that a script applies', () => {
  expect(kinds(`mkdir C:\\k\n$pod = @"\n${pod}"@\n$pod | kubectl apply -f -\n`)).toContain(
    'manifest',
  )
})

test('reads a ConfigMap with such a script as a manifest', () => {
  const map = `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: a\ndata:\n  run.ps1: |\n    $a = @"\n    text\n    "@\n`
  expect(kinds(map)).toContain('manifest')
})
