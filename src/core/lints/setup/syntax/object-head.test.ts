import { testLint } from '../../../testing/test-lint.ts'
import { objectHeadLint } from './object-head.ts'

const spec = 'metadata:\n  name: web\nspec:\n  ports:\n  - port: 80\n'

testLint(objectHeadLint, {
  valid: [
    { name: 'an object', text: `apiVersion: v1\nkind: Service\n${spec}` },
    { name: 'what Kustomize reads', text: 'resources:\n- service.yaml\nnamespace: web\n' },
    { name: 'a chart of Helm', text: 'apiVersion: v2\nname: web\nversion: 0.1.0\n' },
    { name: 'values', text: `kind: Service\nport: 80\nimage:\n  tag: ltsc2022\n` },
    {
      name: 'an object of another project',
      text: `apiVersion: example.com/v1\n${spec}`,
    },
  ],
  invalid: [
    {
      name: 'one without kind',
      text: `apiVersion: apps/v1\n${spec}`,
      messages: [/^Beside apiVersion: apps\/v1 stands no kind/],
      severity: 'error',
    },
    {
      name: 'one behind other words',
      text: `This is what we apply to it.\n\napiVersion: apps/v1\n${spec}`,
      messages: [/^Beside apiVersion: apps\/v1 stands no kind/],
      severity: 'warning',
    },
  ],
})
