import { load } from 'js-yaml'
import { describe, expect, test } from 'vitest'
import { downloads } from '../catalog/downloads.ts'
import { flagOf, isAccepted, type FlaggedComponent } from '../catalog/flags/accepted.ts'
import { acceptsField, type FieldTable } from '../catalog/flags/define.ts'
import { flanneldAccepts } from '../catalog/flags/flanneld.ts'
import { gateIn } from '../catalog/flags/gates.ts'
import { kubeProxyConfigFields } from '../catalog/flags/kube-proxy-config.ts'
import { kubeletConfigFields } from '../catalog/flags/kubelet-config.ts'
import { kubernetesVersions } from '../catalog/kubernetes/index.ts'
import { resolve } from '../engine/resolve.ts'
import type { AnyArtifact } from '../model/artifact.ts'
import { current } from '../model/presets/current.ts'
import { releaseOf } from '../derived/release.ts'
import type { Choices, Scenario } from '../model/scenario.ts'
import { flanneldArgs } from './node/flanneld-args.ts'
import { kubeProxyArgs } from './node/kube-proxy-args.ts'
import { kubeProxyConfig } from './node/kube-proxy-config.ts'
import { kubeletArgs } from './node/kubelet-args.ts'
import { kubeletConfig } from './node/kubelet-config.ts'

/** Scenarios that differ in all that decides about flags. */
function* scenarios(): Generator<Scenario> {
  const varied: readonly Partial<Choices>[] = [
    {},
    { isolation: 'hyperv', networkMode: 'l2bridge' },
    { isolation: 'hostprocess', runAsUserName: 'ContainerUser', gmsaCredentialSpec: 'webapp1' },
    { directServerReturn: true, ipFamily: 'dual-stack', platform: 'aks', cni: 'azure-vnet' },
    { sourceVip: '10.244.1.2', serviceManager: 'nssm', nodeLabels: ['a=b'] },
  ]
  const joined = [
    { joinMethod: 'kubeadm', patch: 'auto' },
    { joinMethod: 'bootstrap-token', patch: 'auto' },
    { joinMethod: 'kubeconfig', patch: 'auto' },
    { joinMethod: 'kubeconfig', patch: 'first' },
  ] as const
  for (const kubernetesVersion of kubernetesVersions) {
    for (const containerRuntime of ['docker', 'mirantis', 'containerd'] as const) {
      for (const { joinMethod, patch } of joined) {
        for (const more of containerRuntime === 'mirantis' ? [{}] : varied) {
          const kubernetesRelease = patch === 'auto' ? patch : `${kubernetesVersion}.0`
          yield resolve({
            ...current.choices,
            kubernetesVersion,
            kubernetesRelease,
            containerRuntime,
            joinMethod,
            ...more,
          })
        }
      }
    }
  }
}

const all = [...scenarios()]
const textOf = (artifact: AnyArtifact, scenario: Scenario) => artifact.generate(scenario)?.text
const label = ({ kubernetesRelease, containerRuntime, joinMethod }: Scenario) =>
  `${kubernetesRelease} ${containerRuntime} ${joinMethod}`

const parsed = (line: string) => {
  const [, name = '', value] = /^--([^=]+)(?:=(.*))?$/.exec(line) ?? []
  return { name, value }
}

describe.each([
  ['kubelet', kubeletArgs],
  ['kube-proxy', kubeProxyArgs],
] as const)('%s', (component: FlaggedComponent, artifact) => {
  test('every argument is a flag of the release, given once, with a value of its type', () => {
    for (const scenario of all) {
      const lines = (textOf(artifact, scenario) ?? '').trimEnd().split('\n')
      const names = lines.map((line) => parsed(line).name)
      expect(new Set(names).size, label(scenario)).toBe(names.length)
      for (const line of lines) {
        const { name, value } = parsed(line)
        expect(
          isAccepted(component, name, releaseOf(scenario)),
          `${label(scenario)}: ${line}`,
        ).toBe(true)
        const type = flagOf(component, name)?.type
        if (type === 'bool') expect([undefined, 'true', 'false']).toContain(value)
        if (type === 'int32') expect(value).toMatch(/^-?\d+$/)
      }
    }
  })

  test('every gate is one that the release knows and lets change', () => {
    for (const scenario of all) {
      const line = (textOf(artifact, scenario) ?? '')
        .split('\n')
        .find((one) => one.startsWith('--feature-gates='))
      for (const gate of line?.slice('--feature-gates='.length).split(',') ?? []) {
        const [name = '', value] = gate.split('=')
        const verdict = gateIn(name, releaseOf(scenario))
        expect(verdict, `${label(scenario)}: ${gate}`).toMatchObject({
          is: 'known',
          locked: false,
          default: false,
        })
        expect(value).toBe('true')
      }
    }
  })
})

test.each<readonly [string, AnyArtifact, FieldTable]>([
  ['KubeletConfiguration', kubeletConfig, kubeletConfigFields],
  ['KubeProxyConfiguration', kubeProxyConfig, kubeProxyConfigFields],
])('%s holds fields that the release has', (kind, artifact, table) => {
  for (const scenario of all) {
    const text = textOf(artifact, scenario)
    if (text === undefined) continue
    const { apiVersion, ...fields } = load(text) as Record<string, unknown>
    expect(apiVersion).toMatch(/config\.k8s\.io\/v1/)
    expect(fields['kind']).toBe(kind)
    for (const name of Object.keys(fields)) {
      if (name === 'kind') continue
      expect(acceptsField(table, name, releaseOf(scenario)), `${label(scenario)}: ${name}`).toBe(
        true,
      )
      expect(table.get(name)?.forbidden).toBe(false)
    }
  }
})

test('flanneld takes its arguments', () => {
  const text = textOf(flanneldArgs, resolve(current.choices)) ?? ''
  const names = text
    .trimEnd()
    .split('\n')
    .map((line) => parsed(line).name)
  expect(names).toEqual(['kubeconfig-file', 'iface', 'ip-masq', 'kube-subnet-mgr'])
  const release = downloads.flanneld.newest?.value ?? ''
  expect(names.filter((name) => !flanneldAccepts(name, release))).toEqual([])
})

test('what Windows needs is said in one place or the other', () => {
  for (const scenario of all) {
    const said = `${textOf(kubeletArgs, scenario)}${textOf(kubeletConfig, scenario) ?? ''}`
    expect(said).toMatch(/cgroups-per-qos=false|cgroupsPerQOS: false/)
    expect(said).toMatch(/enforce-node-allocatable=\n|enforceNodeAllocatable: \[\]/)
    expect(said).toMatch(/resolv-conf=(?:Host)?\n|resolvConf: (?:''|Host)/)
    if (scenario.containerRuntime === 'containerd') {
      expect(said).toContain('npipe:////./pipe/containerd-containerd')
    }
  }
})
