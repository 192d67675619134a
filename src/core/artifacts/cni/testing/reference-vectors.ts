import type { Handed } from './reference-plugin.ts'

interface Vector {
  readonly name: string
  readonly file: object
  /** What the plugins’ own code handed over, by release. */
  readonly results: Readonly<Record<string, readonly Handed[] | undefined>>
}

const nat = (...Exceptions: readonly string[]) => ({
  Type: 'OutBoundNAT',
  Settings: { Exceptions },
})
const natV1 = (...ExceptionList: readonly string[]) => ({ Type: 'OutBoundNAT', ExceptionList })
const route = { Type: 'ROUTE', DestinationPrefix: '10.96.0.0/12', NeedEncap: true }
const wrapped = (value: object) => ({ name: 'EndpointPolicy', value })
const bridge = { name: 'cbr0', type: 'win-bridge', ipMasqNetwork: '10.244.0.0/16' }

export const referenceVectors: readonly Vector[] = [
  {
    name: 'HCN list that holds the network of Flannel',
    file: { ...bridge, apiVersion: 2, policies: [wrapped(nat('10.244.0.0/16', '10.96.0.0/12'))] },
    results: {
      '0.9.1': undefined,
      '1.0.0': [nat('10.244.0.0/16', '10.96.0.0/12')],
      '1.9.1': [nat('10.244.0.0/16', '10.96.0.0/12')],
    },
  },
  {
    name: 'HCN list without the network of Flannel',
    file: { ...bridge, apiVersion: 2, policies: [wrapped(nat('10.96.0.0/12'))] },
    results: {
      '0.8.0': undefined,
      '1.9.1': [nat('10.96.0.0/12'), nat('10.244.0.0/16')],
    },
  },
  {
    name: 'HNS v1 list without the network of Flannel',
    file: {
      ...bridge,
      policies: [
        wrapped({ ...natV1('10.96.0.0/12', '10.127.130.0/24'), VIP: '10.1.1.1' }),
        wrapped(route),
      ],
    },
    results: {
      '0.9.1': [natV1('10.96.0.0/12', '10.127.130.0/24', '10.244.0.0/16'), route],
      '1.9.1': [
        { ...natV1('10.96.0.0/12', '10.127.130.0/24'), VIP: '10.1.1.1' },
        route,
        natV1('10.244.0.0/16'),
      ],
    },
  },
  {
    name: 'HcnPolicyArgs',
    file: { ...bridge, apiVersion: 2, HcnPolicyArgs: [nat('10.244.0.0/16', '10.96.0.0/12')] },
    results: {
      '0.9.1': [nat('10.244.0.0/16', '10.96.0.0/12')],
      '1.0.0': [nat('10.244.0.0/16')],
      '1.9.1': [nat('10.244.0.0/16')],
    },
  },
  {
    name: 'HCN policies in a file for HNS v1',
    file: { name: 'cbr0', type: 'win-bridge', policies: [wrapped(nat('10.244.0.0/16'))] },
    results: { '0.8.0': [nat('10.244.0.0/16')], '1.9.1': [nat('10.244.0.0/16')] },
  },
]
