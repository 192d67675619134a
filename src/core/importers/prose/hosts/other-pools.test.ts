import { expect, test } from 'vitest'
import { diagnose } from '../../../diagnose.ts'

const added =
  'az aks nodepool add -g rg --cluster-name shop -n w25 --os-type Windows --os-sku Windows2025 --max-pods 60 --kubernetes-version 1.34.2 --enable-fips-image'
const disagree = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).findings.filter(({ id }) => id === 'values-disagree')

test.each([
  `The old pool (Windows2022, name w22, max-pods 110) works and stays. The new one:\n${added}\n`,
  `The existing pool has Windows2022 and max-pods 110. Next to it we add\n\n\`\`\`\n${added}\n\`\`\`\n`,
])('another pool has values of its own: %s', (text) => expect(disagree(text)).toEqual([]))

test('a pool that is told in two ways', () =>
  expect(disagree(`Our pool has Windows2022. We made it with\n${added}\n`)).not.toEqual([]))

const ofNew = (text: string) =>
  diagnose([{ name: 'mail.txt', text }]).observations.flatMap(({ decision, subject, value }) =>
    /^(?:windowsRelease|maxPods)$/.test(String(decision)) && subject === undefined
      ? [String(value)]
      : [],
  )

test.each([
  'We now add a Windows pool on AKS. Unlike the other pools, which are Linux, it is Windows Server 2019 with Kubernetes 1.29.4.',
  'We now add a Windows pool on AKS. Other pools are Linux and this one is Windows Server 2019.',
  'We now add a pool on AKS. In contrast to the old pool, this is Windows Server 2019.',
  'We now add a pool on AKS. The existing pool is Linux, but it is Windows Server 2019.',
  'We now add a pool on AKS beside the first pool and take Windows Server 2019.',
])('what is said of the pool that is made, in “%s”', (text) =>
  expect(new Set(ofNew(text))).toEqual(new Set(['ltsc2019'])),
)

test.each([
  'We now add a pool on AKS. Unlike the old pool, which has Windows Server 2019, it has no name yet.',
  'We now add a pool on AKS. Next to the existing pool (Windows Server 2019, small) it has few nodes.',
  'We now add a pool on AKS. The other pool has Windows Server 2019.',
])('what is said of the other pool, in “%s”', (text) => expect(ofNew(text)).toEqual([]))
