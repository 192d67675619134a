import { testLint } from '../../testing/test-lint.ts'
import { ingressRules } from './ingress-rules.ts'

const backend = { service: { name: 'a', port: { number: 80 } } }
const ingress = (host: string, path: object = { pathType: 'Prefix' }, version = 'v1') => ({
  apiVersion: `networking.k8s.io/${version}`,
  kind: 'Ingress',
  metadata: { name: 'a' },
  spec: { rules: [{ host, http: { paths: [{ path: '/', backend, ...path }] } }] },
})

testLint(ingressRules, {
  valid: [
    { name: 'a name', document: ingress('shop.example.com') },
    { name: 'all names of a domain', document: ingress('*.example.com') },
    { name: 'a template', document: ingress('{{ .host }}') },
    { name: 'an earlier version', document: ingress('a.example.com', {}, 'v1beta1') },
  ],
  invalid: [
    {
      name: 'no type of a path',
      document: ingress('a.example.com', {}),
      messages: [/paths\[0\] has no pathType/],
      severity: 'error',
    },
    {
      name: 'a URL',
      document: ingress('https://a.example.com'),
      messages: [/host is https:\/\/a\.example\.com; the API server takes a name of DNS/],
      severity: 'error',
    },
    { name: 'an address', document: ingress('10.0.0.4'), messages: [/host is 10\.0\.0\.4/] },
    { name: 'a port', document: ingress('a.example.com:80'), messages: [/host is a\.example/] },
  ],
})
