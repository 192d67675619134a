import { podManifest } from '../../testing/manifests.ts'
import { testLint } from '../../testing/test-lint.ts'
import { argumentVariable } from './argument-variable.ts'

const env = [
  { name: 'CSI_ENDPOINT', value: 'unix://a' },
  { name: 'NODE_NAME', value: 'b' },
]
const asks = (...args: readonly string[]) => podManifest({}, { env, args })

testLint(argumentVariable, {
  valid: [
    { name: 'a variable of the container', document: asks('--endpoint=$(CSI_ENDPOINT)') },
    { name: 'two dollars, which keep it as text', document: asks('--a=$$(CSI_ENDPONT)') },
    { name: 'a command of a shell', document: asks('-c', 'echo $(hostname) $(Get-Date)') },
    { name: 'a Service that the kubelet tells of', document: asks('$(KUBERNETES_SERVICE_HOST)') },
    {
      name: 'variables that come from elsewhere',
      document: podManifest(
        {},
        { env, envFrom: [{ configMapRef: { name: 'a' } }], args: ['$(NODE_NAM)'] },
      ),
    },
  ],
  invalid: [
    {
      name: 'a misspelt one',
      document: asks('--endpoint=$(CSI_ENDPONT)', '--node=$(NODE_NAME)'),
      messages: [/args\[0\] has \$\(CSI_ENDPONT\), and the container has no variable of that name/],
      severity: 'warning',
    },
  ],
})
