import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { nodePool } from './node-pool.ts'

const textOf = (given: Partial<Choices>) => contentOf(nodePool, given).content?.text ?? ''

test('a node that is joined by hand has no pool', () => {
  expect(contentOf(nodePool).content).toBeUndefined()
  expect(contentOf(nodePool, { platform: 'aks', joinMethod: 'kubeconfig' }).content).toBeUndefined()
})

describe('AKS', () => {
  test('is told the release, the version, the pods, labels and taints', () => {
    const text = textOf({
      platform: 'aks',
      kubernetesVersion: '1.35',
      windowsRelease: 'ltsc2022',
      maxPods: 60,
      nodeLabels: ['example.com/pool=windows', 'tier=web'],
    })
    expect(text).toContain(
      [
        'az aks nodepool add',
        '--resource-group "$resource_group"',
        '--cluster-name "$cluster"',
        '--name "$name"',
        '--os-type Windows',
        "--os-sku 'Windows2022'",
        "--kubernetes-version '1.35'",
        "--max-pods '60'",
        "--labels 'example.com/pool=windows' 'tier=web'",
        "--node-taints 'os=windows:NoSchedule'",
        '--node-count 1',
        '"$@"',
      ].join(' \\\n  '),
    )
    expect(text).not.toContain('fips')
  })

  test('wants FIPS asked for with Windows Server 2025', () =>
    expect(textOf({ platform: 'aks' })).toContain("'Windows2025' \\\n  --enable-fips-image"))

  test('takes at most six characters as a name', () =>
    expect(textOf({ platform: 'aks' })).toMatch(/\| \?{7}\*\)/))
})

describe('GKE', () => {
  test('is always told the release', () =>
    expect(textOf({ platform: 'gke', windowsRelease: 'ltsc2022' })).toMatch(
      /gcloud container node-pools create "\$name"[^]*--image-type 'WINDOWS_LTSC_CONTAINERD'[^]*--windows-os-version 'ltsc2022'/,
    ))

  test('makes no pool of a release that it has not', () => {
    const text = textOf({ platform: 'gke', windowsRelease: 'ltsc2025' })
    expect(text).not.toContain('gcloud')
    expect(text).toMatch(/no image of Windows Server 2025.*\nexit 1\n$/)
  })
})

test('EKS turns on addresses first, then makes the group', () =>
  expect(textOf({ platform: 'eks' })).toMatch(
    /kubectl apply --filename "\$here\/amazon-vpc-cni.yaml"[^]*eksctl create nodegroup/,
  ))

test.each(['aks', 'eks', 'gke'] as const)('%s: each line has its reason', (platform) => {
  const { content } = contentOf(nodePool, { platform, windowsRelease: 'ltsc2022' })
  const reasons = content?.explain()
  const bare = content?.text
    .split('\n')
    .filter((line, i) => line !== '' && !reasons?.get(i + 1)?.text)
  expect(bare).toEqual([])
})

test('text of a user never becomes code, and what no label can be is left out', () => {
  const text = textOf({
    platform: 'aks',
    nodeLabels: ['a=$(id)', '--help', 'ok=1'],
    nodeTaint: '$(id)=x:NoSchedule',
  })
  expect(text).toContain("--labels 'ok=1'")
  expect(text).not.toContain('$(id)')
})
