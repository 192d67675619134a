import { testLint } from '../../testing/test-lint.ts'
import { kubeadmDiscovery } from './kubeadm-discovery.ts'

const join = (bootstrapToken: unknown, version = 'v1beta3') => ({
  apiVersion: `kubeadm.k8s.io/${version}`,
  kind: 'JoinConfiguration',
  discovery: { bootstrapToken },
})
const good = 'k3v9qd.x7m2p0c4t8w1z5rb'

testLint(kubeadmDiscovery, {
  valid: [
    {
      name: 'a token and an address',
      document: join({ token: good, apiServerEndpoint: 'api.corp:6443' }),
    },
    { name: 'an address of IPv6', document: join({ apiServerEndpoint: '[fd00::5]:6443' }) },
    { name: 'a token that is filled in later', document: join({ token: '{{ token }}' }) },
    { name: 'an address that is filled in later', document: join({ apiServerEndpoint: '${API}' }) },
    { name: 'a covered token', document: join({ token: 'xxxxxx.xxxxxxxxxxxx' }) },
    { name: 'a token in words', document: join({ token: 'our.redactedtoken' }) },
    {
      name: 'tokens of a cluster that begins',
      document: {
        apiVersion: 'kubeadm.k8s.io/v1beta4',
        kind: 'InitConfiguration',
        bootstrapTokens: [{ token: good }],
      },
    },
    {
      name: 'another kind',
      document: {
        apiVersion: 'v1',
        kind: 'Secret',
        discovery: { tlsBootstrapToken: 'abc.0123456789' },
      },
    },
  ],
  invalid: [
    {
      name: 'a secret that lost a character',
      document: join({ token: good.slice(0, -1) }, 'v1beta4'),
      messages: [/6 and 15 characters around its dot/],
      severity: 'error',
    },
    {
      name: 'capital letters',
      document: join({ token: good.toUpperCase() }),
      messages: [/has capital letters/],
      severity: 'error',
    },
    {
      name: 'a token of its own for the kubelet',
      document: {
        apiVersion: 'kubeadm.k8s.io/v1beta3',
        kind: 'JoinConfiguration',
        discovery: { tlsBootstrapToken: `a${good}` },
      },
      messages: [/7 and 16 characters/],
      severity: 'error',
    },
    {
      name: 'no port',
      document: join({ apiServerEndpoint: '10.0.0.5' }),
      messages: [/missing port in address/],
      severity: 'error',
    },
    {
      name: 'an address with its scheme',
      document: join({ apiServerEndpoint: 'https://10.0.0.5:6443' }),
      messages: [/too many colons in address/],
      severity: 'error',
    },
  ],
})
