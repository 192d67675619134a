import { expect, test } from 'vitest'
import { readFiles } from '../engine/diagnose/reading/read.ts'
import { testImporter } from '../testing/test-importer.ts'
import { scenarioFile } from './scenario-file.ts'

testImporter(scenarioFile, [
  {
    name: 'a plan, with what is left to the app',
    text: '{\n  "schemaVersion": 1,\n  "kubernetesVersion": "1.20",\n  "containerRuntime": "auto",\n  "vni": 4096\n}',
    reads: [
      ['kubernetesVersion', '1.20', 3],
      ['vni', 4096, 5],
    ],
    never: ['containerRuntime'],
  },
])

test.each([
  '{"compute": {"platform": "x", "name": "vm"}}',
  '{"id": "0b1c", "image": "registry.example/web:1", "pid": 12, "labels": {"namespace": "shop"}}',
])('what other programs print is no plan: %s', (text) => {
  const { documents } = readFiles([{ name: 'a.json', text }])
  expect(documents.map(({ importer }) => importer)).not.toContain(scenarioFile)
})
