import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { hostPortSame } from './host-port-same.ts'

const pod = (port: object, hostNetwork: unknown = true) =>
  podManifest({ hostNetwork }, { ports: [port] })

testLint(hostPortSame, {
  valid: [
    { name: 'the same', document: pod({ containerPort: 9182, hostPort: 9182 }) },
    { name: 'none', document: pod({ containerPort: 9182 }) },
    { name: 'a pod of its own network', document: pod({ containerPort: 80, hostPort: 81 }, false) },
    { name: 'a template', document: pod({ containerPort: 80, hostPort: '{{ .Values.port }}' }) },
  ],
  invalid: [
    {
      name: 'another one',
      document: pod({ containerPort: 9182, hostPort: 9183 }),
      messages: [/hostPort is 9183 beside containerPort 9182.*must match `containerPort`/],
      severity: 'error',
    },
  ],
})
