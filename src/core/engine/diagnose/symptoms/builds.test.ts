import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nodes = (...builds: readonly (readonly [name: string, system: string, build: string])[]) =>
  `NAME    STATUS   ROLES    AGE   VERSION   INTERNAL-IP   EXTERNAL-IP   OS-IMAGE   KERNEL-VERSION   CONTAINER-RUNTIME
${builds.map(([name, system, build], i) => `${name}   Ready    <none>   9d    v1.29.9   10.1.0.${i + 5}   <none>   ${system}   ${build}   containerd://1.7.22\n`).join('')}
The image is mcr.microsoft.com/windows/servercore:ltsc2019.

Error: failed to create containerd task: failed to create shim task: hcs::CreateComputeSystem a: The container operating system does not match the host operating system.: unknown
`
const older = ['w19', 'Windows Server 2019 Datacenter', '10.0.17763.6293'] as const
const newer = ['w22', 'Windows Server 2022 Datacenter', '10.0.20348.2700'] as const

const firstCause = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.find(({ id }) => id === 'symptom-m-hcs-02')
    ?.causes?.[0]?.cause

test('an image that one of two nodes does not run is the first cause', () =>
  expect(firstCause(nodes(older, newer))).toMatch(/^Process isolation needs an image of the host/))

test('an image that every node runs is none', () =>
  expect(firstCause(nodes(older))).not.toMatch(/^Process isolation needs an image of the host/))
