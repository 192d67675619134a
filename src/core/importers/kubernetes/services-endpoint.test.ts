import { expect, test } from 'vitest'
import { diagnose } from '../../diagnose.ts'

const map = (host: string, name = 'kubernetes-services-endpoint') =>
  `apiVersion: v1\nkind: ConfigMap\nmetadata:\n  name: ${name}\n  namespace: tigera-operator\ndata:\n  KUBERNETES_SERVICE_HOST: "${host}"\n  KUBERNETES_SERVICE_PORT: "6443"\n`
const endpoints = (...texts: readonly string[]) => {
  const { scenario, findings } = diagnose(texts.map((text, i) => ({ name: `${i}.yaml`, text })))
  return [scenario.apiServerEndpoint, findings.map(({ id }) => id)]
}

test('what agents are told is the address of the API server', () =>
  expect(endpoints(map('10.3.0.10'))).toEqual(['10.3.0.10:6443', []]))

test.each(['kubernetes.default.svc', 'kubernetes'])('its Service %s is no address of it', (host) =>
  expect(endpoints(map(host))[0]).toBeUndefined(),
)

test('any other ConfigMap', () =>
  expect(endpoints(map('10.3.0.10', 'settings'))[0]).toBeUndefined())

const kubeconfig =
  'apiVersion: v1\nkind: Config\nclusters:\n- name: a\n  cluster:\n    server: https://api.corp.example:6443\n'

test('a kubeconfig may name it otherwise', () =>
  expect(endpoints(map('10.3.0.10'), kubeconfig)).toEqual(['api.corp.example:6443', []]))
