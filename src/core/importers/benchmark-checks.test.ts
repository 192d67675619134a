import { expect, test } from 'vitest'
import { diagnose } from '../engine/diagnose/diagnose.ts'
import { testImporter } from '../testing/test-importer.ts'
import { benchmarkChecks } from './benchmark-checks.ts'

const controls = `controls:
version: "cis-1.8"
id: 4
type: "node"
groups:
  - id: 4.2
    text: "Kubelet"
    checks:
      - id: 4.2.6
        text: "Ensure that the --protect-kernel-defaults argument is set to true"
        remediation: |
          set the below parameter
          --protect-kernel-defaults=true
`

const report = `[INFO] 4.2 Kubelet
[FAIL] 4.2.6 Ensure that the --protect-kernel-defaults argument is set to true (Automated)

== Remediations node ==
4.2.6 If you use command line arguments, set the below parameter
--protect-kernel-defaults=true

== Summary node ==
16 checks PASS
1 checks FAIL
`

testImporter(benchmarkChecks, [
  { name: 'the file of what is checked', text: controls, reads: [] },
  { name: 'a report', text: report, reads: [] },
])

const flagsIn = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).observations.flatMap(({ name, value }) =>
    name.startsWith('kubelet.flag.') ? [`${name}=${String(value)}`] : [],
  )

test('what a report advises is not set', () => expect(flagsIn(report)).toEqual([]))

test('what stands beside it is', () =>
  expect(flagsIn(`${report}\nOur command line:\n\nkubelet.exe --max-pods=30 --v=4\n`)).toEqual([
    'kubelet.flag.max-pods=30',
    'kubelet.flag.v=4',
  ]))

test('a log with levels in brackets is none', () =>
  expect(
    flagsIn('[INFO] starting\n[INFO] kubelet.exe --max-pods=30 --v=4\n[WARN] retry\n'),
  ).toContain('kubelet.flag.max-pods=30'))
