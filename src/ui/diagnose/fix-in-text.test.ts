import { expect, test } from 'vitest'
import { diagnose } from '../../core/diagnose.ts'
import { fixesInText, withFixes } from './fix-in-text.ts'

const netConf =
  '{\r\n  "Network": "10.42.0.0/16",\r\n  "Backend": {"Type": "vxlan", "VNI": 1, "Port": 4789}\r\n}'
const files = [{ name: 'net-conf.json', text: netConf }]

test('a value that stands in the text is changed there and nowhere else', () => {
  const fixes = fixesInText({ vni: 4096 }, diagnose(files))
  expect(fixes).toMatchObject([{ file: 'net-conf.json', line: 3, from: '1', to: '4096' }])
  const [mended] = withFixes(files, fixes ?? [])
  expect(mended?.text).toBe(netConf.replace('"VNI": 1,', '"VNI": 4096,'))
})

test('what follows from a value in the text is mended with it', () => {
  const text =
    'apiVersion: v1\nkind: Pod\nmetadata: {name: a}\nspec: {containers: [{name: a, image: a/b:ltsc2022}]}'
  const diagnosis = diagnose([{ name: 'pod.yaml', text }])
  expect(diagnosis.scenario.imageRelease).toBe('ltsc2022')
  expect(fixesInText({ image: 'a/b:ltsc2019', imageRelease: 'ltsc2019' }, diagnosis)).toMatchObject(
    [{ file: 'pod.yaml', line: 4, from: 'a/b:ltsc2022', to: 'a/b:ltsc2019' }],
  )
})

test('a fix whose value no longer stands there changes nothing', () => {
  const fix = { file: 'net-conf.json', line: 3, column: 1, from: 'x', to: 'y', label: 'VNI' }
  expect(withFixes(files, [fix, { ...fix, line: 99 }])).toEqual(files)
})

test.each([
  ['is not told', { maxPods: 30 }],
  ['is written in another way', { networkMode: 'l2bridge' }],
  ['stands beside one that is not told', { vni: 4096, maxPods: 30 }],
  ['is automatic', { vni: 4096, cniRelease: 'auto' }],
] as const)('nothing is written where a value %s', (_, suggestion) =>
  expect(fixesInText(suggestion, diagnose(files))).toBeUndefined(),
)
