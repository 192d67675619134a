import { testLint } from '../../../testing/test-lint.ts'
import { kubeletOwnName } from './kubelet-own-name.ts'

const line = (name: string) =>
  `kubelet.exe --hostname-override=${name} --kubeconfig=c:\\k\\kubelet.conf --cgroups-per-qos=false\n\n`
const file = (user: string) => `=== kubelet.conf ===
apiVersion: v1
kind: Config
clusters: [{name: a, cluster: {server: 'https://10.0.0.1:6443'}}]
contexts: [{name: a, context: {cluster: a, user: '${user}'}}]
current-context: a
users:
- name: ${user}
  user: {client-certificate: 'c:\\k\\pki\\kubelet-client-current.pem'}
`

const certificate = (name: string) =>
  `PS C:\\k> openssl x509 -in pki\\kubelet-client-current.pem -noout -subject\nsubject=O = system:nodes, CN = system:node:${name}\n\n`

testLint(kubeletOwnName, {
  valid: [
    { name: 'its own certificate', text: certificate('win-2') + line('win-2') },
    {
      name: 'a certificate that is to be made',
      text: `openssl req -new -subj "/O=system:nodes/CN=system:node:win-2" -out a.csr\n\n${line('win-3')}`,
    },
    { name: 'its own name', text: line('win-2') + file('system:node:win-2') },
    { name: 'its own name in capitals', text: line('WIN-2') + file('system:node:win-2') },
    { name: 'a user in capitals', text: line('win-2') + file('system:node:WIN-2') },
    { name: 'a user of another kind', text: line('win-3') + file('default-auth') },
    {
      name: 'a user that is not in use',
      text:
        line('win-3') +
        file('admin').replace('users:', "users:\n- {name: 'system:node:cp-1', user: {token: a}}"),
    },
    { name: 'a name that the host gives', text: line('$(hostname)') + file('system:node:win-2') },
  ],
  invalid: [
    {
      name: 'the certificate of another node',
      text: certificate('win-2') + line('win-3'),
      messages: [/calls its node win-3, and its certificate is of system:node:win-2/],
      severity: 'warning',
    },
    {
      name: 'the same as PowerShell shows it',
      text: `Subject      : CN=system:node:win-2, O=system:nodes\nIssuer       : CN=kubernetes\n\n${line('win-3')}`,
      messages: [/its certificate is of system:node:win-2/],
    },
    {
      name: 'the file of another node',
      text: line('win-3') + file('system:node:win-2'),
      messages: [/calls its node win-3, and its kubeconfig is of system:node:win-2/],
      severity: 'warning',
    },
    {
      name: 'a context in use that is not there',
      text:
        line('win-3') +
        file('system:node:win-2').replace('current-context: a', 'current-context: lost'),
      messages: [/its kubeconfig is of system:node:win-2/],
    },
  ],
})
