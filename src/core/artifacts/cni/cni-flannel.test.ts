import { describe, expect, test } from 'vitest'
import type { Choices } from '../../model/scenario.ts'
import { generateOne } from '../../testing/generate-one.ts'
import { cniFlannel } from './cni-flannel.ts'
import { handedOver } from './testing/reference-plugin.ts'

const example = {
  clusterCIDR: '10.244.0.0/16',
  serviceCIDR: '10.96.0.0/12',
  clusterDNS: '10.96.0.10',
  managementSubnet: '192.168.10.0/24',
  nodeIP: '192.168.10.21',
} satisfies Partial<Choices>

const textOf = (given: Partial<Choices>) =>
  generateOne(cniFlannel, { ...example, ...given }).text ?? ''

const v2 = (...more: readonly string[]) => [
  { Type: 'OutBoundNAT', Settings: { Exceptions: ['10.244.0.0/16', '10.96.0.0/12', ...more] } },
  { Type: 'SDNRoute', Settings: { DestinationPrefix: '10.96.0.0/12', NeedEncap: true } },
]
const node = {
  Type: 'SDNRoute',
  Settings: { DestinationPrefix: '192.168.10.21/32', NeedEncap: true },
}
const provider = { Type: 'ProviderAddress', Settings: { ProviderAddress: '192.168.10.21' } }

describe('what the delegate hands over', () => {
  test.each(['0.8.0', '0.9.1', '1.0.0', '1.9.1'])(
    'host-gw, containerd, plugins %s',
    (cniRelease) => {
      const text = textOf({ networkMode: 'l2bridge', containerRuntime: 'containerd', cniRelease })
      expect(handedOver(text, cniRelease, '10.244.0.0/16')).toEqual([
        ...v2('192.168.10.0/24'),
        node,
      ])
    },
  )

  test.each(['1.2.0', '1.9.1'])('vxlan, containerd, plugins %s', (cniRelease) => {
    const text = textOf({ networkMode: 'overlay', containerRuntime: 'containerd', cniRelease })
    expect(handedOver(text, cniRelease, '10.244.0.0/16')).toEqual([...v2(), provider])
  })

  test.each(['1.0.0', '1.9.1'])('host-gw, Docker, plugins %s', (cniRelease) => {
    const text = textOf({ networkMode: 'l2bridge', containerRuntime: 'docker', cniRelease })
    expect(handedOver(text, cniRelease, '10.244.0.0/16')).toEqual([
      { Type: 'OutBoundNAT', ExceptionList: ['10.244.0.0/16', '10.96.0.0/12', '192.168.10.0/24'] },
      { Type: 'ROUTE', DestinationPrefix: '10.96.0.0/12', NeedEncap: true },
      { Type: 'ROUTE', DestinationPrefix: '192.168.10.21/32', NeedEncap: true },
    ])
  })
})

test('HcnPolicyArgs only where the plugin reads them', () => {
  const l2bridge = { networkMode: 'l2bridge', containerRuntime: 'containerd' } as const
  expect(textOf({ ...l2bridge, cniRelease: '0.9.1' })).toContain('"HcnPolicyArgs"')
  expect(textOf({ ...l2bridge, cniRelease: '1.0.0' })).not.toContain('HcnPolicyArgs')
  expect(textOf({ ...l2bridge, containerRuntime: 'docker', cniRelease: '0.9.1' })).not.toMatch(
    /HcnPolicyArgs|apiVersion/,
  )
})

test('the guide of 1.20, whole', () => {
  const { path, text } = generateOne(cniFlannel, {}, 'docs-1.20-flannel')
  expect(path).toBe('cni/10-flannel.conf')
  expect(text).toMatchInlineSnapshot(`
    "{
      "cniVersion": "0.2.0",
      "name": "cbr0",
      "type": "flannel",
      "capabilities": {
        "portMappings": true,
        "dns": true
      },
      "delegate": {
        "type": "win-bridge",
        "dns": {
          "nameservers": [
            "10.96.0.10"
          ],
          "search": [
            "svc.cluster.local"
          ]
        },
        "policies": [
          {
            "Name": "EndpointPolicy",
            "Value": {
              "Type": "OutBoundNAT",
              "ExceptionList": [
                "10.244.0.0/16",
                "10.96.0.0/12",
                "10.127.130.0/24"
              ]
            }
          },
          {
            "Name": "EndpointPolicy",
            "Value": {
              "Type": "ROUTE",
              "DestinationPrefix": "10.96.0.0/12",
              "NeedEncap": true
            }
          },
          {
            "Name": "EndpointPolicy",
            "Value": {
              "Type": "ROUTE",
              "DestinationPrefix": "10.127.130.21/32",
              "NeedEncap": true
            }
          }
        ]
      }
    }
    "
  `)
})

test('an extra range comes last, host bits cleared', () => {
  const file = JSON.parse(
    textOf({ networkMode: 'overlay', extraExceptions: ['192.168.40.7/24', '10.244.0.0/16'] }),
  )
  expect(file.delegate.policies[0].value.Settings.Exceptions).toEqual([
    '10.244.0.0/16',
    '10.96.0.0/12',
    '192.168.40.0/24',
  ])
})

test('no other plugin', () =>
  expect(generateOne(cniFlannel, { cni: 'calico' }).text).toBeUndefined())
