import { describe, expect, test } from 'vitest'
import type { PresetId } from '../../model/presets/index.ts'
import type { Choices } from '../../model/scenario.ts'
import { contentOf } from '../../testing/generate-content.ts'
import { service } from './service.ts'

const text = (given: Partial<Choices> = {}, base?: PresetId) =>
  contentOf(service, given, base).content?.text

test('the guide of 1.20', () =>
  expect(text({}, 'docs-1.20-flannel')).toMatchInlineSnapshot(`
  "apiVersion: v1
  kind: Service
  metadata:
    name: win-webserver
    namespace: default
    labels:
      app: win-webserver
  spec:
    type: NodePort
    selector:
      app: win-webserver
    ports:
      - protocol: TCP
        port: 80
        targetPort: 80
    externalTrafficPolicy: Cluster
    sessionAffinity: None
  "
`))

test('no Service, no file', () => expect(text({ serviceType: 'none' })).toBeUndefined())

test('a Service inside the cluster has no external traffic policy', () =>
  expect(text({ serviceType: 'ClusterIP', externalTrafficPolicy: 'Local' })).not.toContain(
    'externalTrafficPolicy',
  ))

describe('session affinity', () => {
  test('with a time', () =>
    expect(text({ sessionAffinity: 'ClientIP', sessionAffinityTimeout: 600 })).toContain(
      '  sessionAffinity: ClientIP\n  sessionAffinityConfig:\n    clientIP:\n      timeoutSeconds: 600\n',
    ))

  test('without', () => {
    expect(text({ sessionAffinity: 'ClientIP' })).not.toContain('sessionAffinityConfig')
    expect(text({ sessionAffinityTimeout: 600 })).not.toContain('sessionAffinityConfig')
  })
})

test('preserve-destination is an annotation whose value is text', () =>
  expect(text({ preserveDestination: true })).toContain(
    "  annotations:\n    preserve-destination: 'true'\n",
  ))

test('dual-stack is asked for where the field exists', () => {
  expect(text({ ipFamily: 'dual-stack' })).toContain('ipFamilyPolicy: PreferDualStack')
  expect(text({ ipFamily: 'dual-stack', kubernetesVersion: '1.19' })).not.toContain('ipFamily')
  expect(text()).not.toContain('ipFamily')
})

test('the port of the container is where the Service sends to', () =>
  expect(text({ servicePort: 8080, containerPort: 5000 })).toContain(
    '      port: 8080\n      targetPort: 5000\n',
  ))
