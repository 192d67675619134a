import { testLint } from '../../testing/test-lint.ts'
import { dataKeysTaken } from './data-keys.ts'

const map = (data: object, kind = 'ConfigMap') => ({
  apiVersion: 'v1',
  kind,
  metadata: { name: 'a' },
  data,
})

testLint(dataKeysTaken, {
  valid: [
    { name: 'names of files', document: map({ 'web.config': '', '10-flannel_conf.json': '' }) },
    { name: 'a template', document: map({ '{{ .Name }}/a': '' }) },
    { name: 'data of another kind', document: map({ 'a/b': '' }, 'Widget') },
  ],
  invalid: [
    {
      name: 'a path',
      document: map({ 'config/web.config': '' }),
      messages: [/data has the key config\/web\.config/],
      severity: 'error',
    },
    {
      name: 'a path of Windows in a Secret',
      document: map({ [String.raw`conf\app.json`]: 'YQ==' }, 'Secret'),
      messages: [/data has the key conf/],
      severity: 'error',
    },
  ],
})
