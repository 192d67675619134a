import { testRule } from '../../testing/test-rule.ts'
import { apiServerEndpointSyntax } from './api-server-endpoint-syntax.ts'

testRule(apiServerEndpointSyntax, {
  valid: [
    {},
    { apiServerEndpoint: 'api.example.com:443' },
    { apiServerEndpoint: '[fd00::1]:6443' },
    { apiServerEndpoint: 'a:65535', joinMethod: 'kubeconfig' },
  ],
  invalid: [
    {
      given: { apiServerEndpoint: 'https://a.example:8443/api' },
      message: /“https:\/\/a\.example:8443\/api” is no host and port/,
      severity: 'error',
      basis: 'refused',
      suggestion: { apiServerEndpoint: 'a.example:8443' },
    },
    {
      given: { apiServerEndpoint: 'a.example' },
      severity: 'error',
      suggestion: { apiServerEndpoint: 'a.example:6443' },
    },
    {
      given: { apiServerEndpoint: '' },
      message: /^An empty value/,
      severity: 'error',
      suggestion: { apiServerEndpoint: '10.127.130.2:6443' },
    },
    { given: { apiServerEndpoint: 'fd00::1:6443' }, severity: 'error' },
    { given: { apiServerEndpoint: 'a b:6443' }, severity: 'warning', basis: 'fails' },
    { given: { apiServerEndpoint: 'a:70000' }, severity: 'warning' },
    {
      given: { apiServerEndpoint: 'https://a:6443', joinMethod: 'bootstrap-token' },
      severity: 'warning',
      suggestion: { apiServerEndpoint: 'a:6443' },
    },
  ],
})
