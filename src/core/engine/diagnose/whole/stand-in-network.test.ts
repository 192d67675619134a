import { expect, test } from 'vitest'
import { diagnose } from '../diagnose.ts'

const nat =
  '{\n  "cniVersion": "0.2.0",\n  "name": "nat",\n  "type": "nat",\n  "master": "Ethernet"\n}'
const flannel = '{\n  "cniVersion": "0.3.0",\n  "name": "cbr0",\n  "type": "win-bridge"\n}'
const mkdir = 'mkdir C:\\etc\\cni\\net.d\n'

const modes = (name: string, text: string) => {
  const { findings, observations } = diagnose([{ name, text }])
  return {
    errors: findings.filter(({ severity }) => severity === 'error').map(({ id }) => id),
    modes: observations.filter((one) => one.decision === 'networkMode').map(({ value }) => value),
  }
}

test.each([
  ['a pipe', `${mkdir}@"\n${nat}\n"@ | Set-Content C:\\etc\\cni\\net.d\\0-containerd-nat.json\n`],
  ['a folder in a variable', `@"\n${nat}\n"@ | Set-Content "$dir\\0-containerd-nat.conf" -Force\n`],
])('the network with which a script starts the runtime is not the cluster’s: %s', (_, text) => {
  expect(modes('install.ps1', text)).toEqual({ errors: [], modes: [] })
})

test('the network of the cluster, which a script writes beside it, is', () => {
  const text = `@"\n${nat}\n"@ | Set-Content "$d\\0-containerd-nat.conf"\n@"\n${flannel}\n"@ | Set-Content "$d\\10-flannel.conf"\n`
  expect(modes('install.ps1', text).modes).toEqual(['l2bridge'])
})

test('the file itself, as it lies on the node, is what pods get', () => {
  expect(modes('0-containerd-nat.json', nat).errors).toContain('network-mode-for-kubernetes')
})

test('the file for one host gives way to the network that another file tells of', () => {
  const found = diagnose([
    { name: 'nat.conf', text: nat },
    {
      name: 'config.ps1',
      text: '$env:CALICO_NETWORKING_BACKEND = "vxlan"\n$env:CNI_IPAM_TYPE = "calico-ipam"\n',
    },
  ])
  expect(found.findings.filter(({ severity }) => severity === 'error')).toEqual([])
  expect(found.findings.map(({ id }) => id)).not.toContain('values-disagree')
})
