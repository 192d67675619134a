import { testLint } from '../../testing/test-lint.ts'
import { kubeconfigContext } from './kubeconfig-context.ts'

const file = (current: string, cluster = 'k') => `apiVersion: v1
kind: Config
clusters:
- name: k
  cluster: {server: "https://10.1.0.4:6443"}
contexts:
- name: c
  context: {cluster: ${cluster}, user: u}
current-context: ${current}
users:
- name: u
  user: {token: abc}
`

testLint(kubeconfigContext, {
  valid: [
    { name: 'a context with all its parts', text: file('c') },
    { name: 'no context in use', text: file('""') },
  ],
  invalid: [
    {
      name: 'a context that is not there',
      text: file('d'),
      messages: [/^The current context is d, and the file has c\./],
      severity: 'warning',
    },
    {
      name: 'a cluster that is not there',
      text: file('c', 'other'),
      messages: [/names the cluster other, which/],
    },
  ],
})
