import { testLint } from '../../testing/test-lint.ts'
import { antreaSettingPlace } from './antrea-setting-place.ts'

const config = (text: string) => ({
  apiVersion: 'v1',
  kind: 'ConfigMap',
  metadata: { name: 'antrea-windows-config', namespace: 'kube-system' },
  data: { 'antrea-agent.conf': text },
})

testLint(antreaSettingPlace, {
  valid: [
    {
      name: 'below its part',
      document: config('antreaProxy:\n  enable: true\n  proxyAll: true\n'),
    },
    { name: 'as a comment', document: config('antreaProxy:\n  enable: true\n#proxyAll: true\n') },
  ],
  invalid: [
    {
      name: 'beside its part',
      document: config('antreaProxy:\n  enable: true\nproxyAll: true\n'),
      messages: [/^proxyAll stands beside antreaProxy in antrea-agent\.conf and not below it/],
      severity: 'error',
    },
  ],
})
