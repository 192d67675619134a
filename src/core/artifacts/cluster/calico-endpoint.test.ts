import { expect, test } from 'vitest'
import { contentOf } from '../../testing/generate-content.ts'
import { calicoEndpoint } from './calico-endpoint.ts'

test('holds host and port of the API server as text', () => {
  const text = contentOf(calicoEndpoint, {
    cni: 'calico',
    apiServerEndpoint: 'api.example.com:443',
  }).content?.text
  expect(text).toContain('KUBERNETES_SERVICE_HOST: api.example.com\n')
  expect(text).toContain("KUBERNETES_SERVICE_PORT: '443'\n")
})

test('is for the operator alone', () => {
  expect(contentOf(calicoEndpoint, { cni: 'calico', nodeAgents: 'services' }).content).toBe(
    undefined,
  )
  expect(contentOf(calicoEndpoint).content).toBe(undefined)
})
