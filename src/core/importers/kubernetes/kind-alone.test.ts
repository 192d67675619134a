import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'
import { kindAlone } from './kind-alone.ts'

const found = (text: string) =>
  diagnose([{ name: 'a.txt', text }]).findings.map(({ id, line }) => `${id}:${String(line)}`)

test('judges a pod from its kind on, with words around it', () => {
  const text =
    'can you check this?\n\nkind: Deployment\nspec:\n  template:\n    spec:\n      nodeSelector:\n        kubernetes.io/os: windows\n      containers:\n        - name: a\n          image: mcr.microsoft.com/windows/servercore:ltsc2022\n          securityContext:\n            privileged: true\n'
  expect(found(text)).toContain('pod-field:13')
})

test('judges the network of Calico from its kind on', () => {
  const text =
    'kind: Installation\nspec:\n  calicoNetwork:\n    windowsDataplane: HNS\n    ipPools:\n      - cidr: 10.244.0.0/16\n        encapsulation: IPIP\n'
  expect(found(text).join()).toMatch(/:7\b/)
})

test('judges an object of an extension by its name and without its version', () => {
  const text =
    'kind: MachineSet\nmetadata:\n  name: winw\nspec:\n  template:\n    metadata:\n      labels:\n        machine.openshift.io/os-id: Windows\n    spec:\n      providerSpec:\n        value:\n          userDataSecret: {name: worker-user-data}\n'
  expect(found(text)).toEqual(['distribution-objects:12'])
})

test('says of what was cut off nothing', () => {
  const text =
    'kind: Service\nspec:\n  type: ClusterIP\n  selector:\n    app: shop\n  ports:\n    - port: 80\n'
  expect(diagnose([{ name: 'a.txt', text }]).findings).toEqual([])
})

test.each([
  ['kind: KubeletConfiguration\nclusterDNS: [10.96.0.10]', ['kind', 'clusterDNS']],
  ['kind: Cluster\nspec: {}', ['kind', 'spec']],
  ['kind: Service\nname: shop\nspec: {}', ['kind', 'name', 'spec']],
  ['apiVersion: v1\nkind: Service\nspec: {}', ['apiVersion', 'kind', 'spec']],
])('leaves %j', (text, top) => expect(kindAlone(text, top)).toBeUndefined())
